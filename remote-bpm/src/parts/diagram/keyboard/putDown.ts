import type Canvas from 'diagram-js/lib/core/Canvas';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import { type Box, boxAround, type Point, type Size } from '../../bpmn/geometry/Box.ts';
import { freePlace } from './freePlace.ts';

/** The part of bpmn-js's dragging that is used; its own declarations lack some of it. */
export interface Dragging {
  readonly context: () => { readonly prefix: string; readonly data: { readonly shape?: Size } } | null;
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
  const drawn = injector.get('elementRegistry').filter((element) => element !== root && canvas.findRoot(element) === root);
  const place = freePlace({ ...sight, x, y }, dragged.data.shape ?? { width: 0, height: 0 }, drawn.flatMap(boxesOf));
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

/** The box of a shape or a label, and those of the parts of a flow: what is put down on a flow becomes a part of it. */
function boxesOf(element: object): readonly Box[] {
  const { waypoints, width } = element as { readonly waypoints?: readonly Point[]; readonly width?: number };
  if (waypoints !== undefined)
    return waypoints.slice(1).flatMap((point, index) => boxAround([waypoints[index] ?? point, point]) ?? []);
  return width === undefined ? [] : [element as Box]; // What has a width has all of it.
}
