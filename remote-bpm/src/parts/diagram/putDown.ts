import type Canvas from 'diagram-js/lib/core/Canvas';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type { Shape } from 'diagram-js/lib/model/Types';
import { type Box, freePlace } from './freePlace.ts';

/** The part of bpmn-js's dragging that is used; its own declarations lack some of it. */
export interface Dragging {
  readonly context: () => { readonly prefix: string; readonly data: { readonly shape?: Pick<Box, 'width' | 'height'> } } | null;
  readonly hover: (over: { element: unknown; gfx: SVGElement }) => void;
  readonly move: (event: MouseEvent) => void;
  readonly end: () => void;
}

interface Injector {
  get(name: 'canvas'): Canvas;
  get(name: 'dragging'): Dragging;
  get(name: 'elementRegistry'): ElementRegistry;
}

/** Puts a new element that hangs on the pointer down where the canvas is free, for those who have none. The tools wait for the pointer. */
export function putDown(injector: Injector): void {
  const canvas = injector.get('canvas');
  const dragging = injector.get('dragging');
  const dragged = dragging.context();
  if (dragged?.prefix !== 'create') return;
  const root = canvas.getRootElement();
  dragging.hover({ element: root, gfx: canvas.getGraphics(root.id) });
  const { x, y, scale, ...sight } = canvas.viewbox();
  const drawn = injector.get('elementRegistry').filter((element) => isBox(element) && canvas.findRoot(element) === root);
  const place = freePlace({ ...sight, x, y }, dragged.data.shape ?? { width: 0, height: 0 }, drawn as Shape[]); // Only what has a place is left.
  const { left, top } = canvas.getContainer().getBoundingClientRect();
  dragging.move(movementTo(left + (place.x - x) * scale, top + (place.y - y) * scale));
  dragging.end();
}

/** A movement of the pointer to the middle of the canvas. */
export function middleOf(canvas: Canvas): MouseEvent {
  const { left, top, width, height } = canvas.getContainer().getBoundingClientRect();
  return movementTo(left + width / 2, top + height / 2);
}

const movementTo = (clientX: number, clientY: number): MouseEvent => new MouseEvent('mousemove', { clientX, clientY });

/** Whether an element is a shape or a label: a root has a size and no place, and a flow neither. */
const isBox = (element: object): boolean => 'x' in element && element.x !== undefined;
