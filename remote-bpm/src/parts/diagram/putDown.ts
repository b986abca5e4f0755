import type Canvas from 'diagram-js/lib/core/Canvas';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import { type Box, boxAround, type Point, type Size } from '../bpmn/geometry/Box.ts';
import { freePlace } from './freePlace.ts';

/** The part of bpmn-js's dragging that is used; its own declarations lack some of it. */
export interface Dragging {
  readonly context: () => { readonly prefix: string; readonly data?: { readonly shape?: Size } } | null;
  readonly hover: (over: { element: unknown; gfx: SVGElement }) => void;
  readonly move: (event: MouseEvent) => void;
  readonly end: () => void;
}

interface Injector {
  get(name: 'canvas'): Canvas;
  get(name: 'dragging'): Dragging;
  get(name: 'elementRegistry'): ElementRegistry;
}

/**
 * Puts a new element that hangs on the pointer down for those who have none: in the middle of the canvas, or below what is there. The
 * tools wait for the pointer.
 */
export function putDown(injector: Injector): void {
  const canvas = injector.get('canvas');
  const dragging = injector.get('dragging');
  const context = dragging.context();
  if (context?.prefix !== 'create') return;
  const root = canvas.getRootElement();
  dragging.hover({ element: root, gfx: canvas.getGraphics(root.id) });
  const { x, y, width, height, scale } = canvas.viewbox();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const place = freePlace(context.data?.shape ?? { width: 0, height: 0 }, middle, takenOf(injector.get('elementRegistry')));
  const { clientX, clientY } = middleOf(canvas);
  const moved = { clientX: clientX + (place.x - middle.x) * scale, clientY: clientY + (place.y - middle.y) * scale };
  dragging.move(new MouseEvent('mousemove', moved));
  dragging.end();
}

/** A movement of the pointer to the middle of the canvas. */
export function middleOf(canvas: Canvas): MouseEvent {
  const { left, top, width, height } = canvas.getContainer().getBoundingClientRect();
  return new MouseEvent('mousemove', { clientX: left + width / 2, clientY: top + height / 2 });
}

/** What is drawn: shapes, labels and each part of a flow. */
function takenOf(elements: ElementRegistry): readonly Box[] {
  return elements.getAll().flatMap((element) => {
    const { waypoints, width } = element as { readonly waypoints?: readonly Point[]; readonly width?: number };
    if (waypoints !== undefined)
      return waypoints.slice(1).flatMap((point, index) => boxAround([waypoints[index] ?? point, point]) ?? []);
    return width === undefined ? [] : [element as unknown as Box]; // A root has no size, and a shape has all of it.
  });
}
