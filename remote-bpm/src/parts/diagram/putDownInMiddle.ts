import type Canvas from 'diagram-js/lib/core/Canvas';

/** The part of bpmn-js's dragging that is used; its own declarations lack some of it. */
export interface Dragging {
  readonly context: () => { readonly prefix: string } | null;
  readonly hover: (over: { element: unknown; gfx: SVGElement }) => void;
  readonly move: (event: MouseEvent) => void;
  readonly end: () => void;
}

interface Injector {
  get(name: 'canvas'): Canvas;
  get(name: 'dragging'): Dragging;
}

/** Puts a new element that hangs on the pointer down in the middle of the canvas, for those who have none. The tools wait for the pointer. */
export function putDownInMiddle(injector: Injector): void {
  const canvas = injector.get('canvas');
  const dragging = injector.get('dragging');
  if (dragging.context()?.prefix !== 'create') return;
  const root = canvas.getRootElement();
  dragging.hover({ element: root, gfx: canvas.getGraphics(root.id) });
  dragging.move(middleOf(canvas));
  dragging.end();
}

/** A movement of the pointer to the middle of the canvas. */
export function middleOf(canvas: Canvas): MouseEvent {
  const { left, top, width, height } = canvas.getContainer().getBoundingClientRect();
  return new MouseEvent('mousemove', { clientX: left + width / 2, clientY: top + height / 2 });
}
