import type { Box } from '../bpmn/geometry/Box.ts';
import { permittedZoom } from './zoomSteps.ts';

/** The space around the diagram, in pixels of the screen. */
const MARGIN = 24;

/** The width and height by which the palette covers the canvas at its edges, in pixels. */
export interface Covered {
  readonly left: number;
  readonly top: number;
}

/**
 * Gives the part of the plane to show so that the whole diagram stands in the middle of the free part of the canvas, at
 * 100 % at most. Of one that is too large for that at the smallest zoom it shows the beginning, which is at the left and above.
 */
export function fittingBox(diagram: Box, canvas: Pick<Box, 'width' | 'height'>, { left, top }: Covered): Box {
  const free = { width: canvas.width - left - 2 * MARGIN, height: canvas.height - top - 2 * MARGIN };
  const zoom = permittedZoom(Math.min(1, free.width / diagram.width, free.height / diagram.height));
  const width = canvas.width / zoom;
  const height = canvas.height / zoom;
  const middle = {
    x: diagram.x + Math.min(diagram.width, free.width / zoom) / 2,
    y: diagram.y + Math.min(diagram.height, free.height / zoom) / 2,
  };
  return { x: middle.x - (width + left / zoom) / 2, y: middle.y - (height + top / zoom) / 2, width, height };
}
