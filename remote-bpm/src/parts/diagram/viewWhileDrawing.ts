import type Canvas from 'diagram-js/lib/core/Canvas';
import type EventBus from 'diagram-js/lib/core/EventBus';

/** Before whatever asks for the view. */
const EARLY = 10_000;

/**
 * Has the canvas remember its view while a diagram is drawn. bpmn-js asks for it again and again then, and to answer the browser would lay
 * out all that is drawn, which it has to do once more for the first picture.
 */
function rememberView(canvas: Canvas, eventBus: EventBus): void {
  const measure = canvas.viewbox.bind(canvas);
  let remembered: ReturnType<Canvas['viewbox']> | null = null;
  const forget = (): void => {
    remembered = null;
  };
  eventBus.on('import.render.start', EARLY, () => {
    remembered = measure();
  });
  eventBus.on(['import.render.complete', 'import.done', 'canvas.viewbox.changing'], EARLY, forget);
  canvas.viewbox = (box) => (box === undefined && remembered !== null ? structuredClone(remembered) : measure(box));
}

/** This module of bpmn-js draws large diagrams without laying them out in between. */
export const viewWhileDrawing = {
  __init__: ['viewWhileDrawing'],
  viewWhileDrawing: ['type', Object.assign(rememberView, { $inject: ['canvas', 'eventBus'] })],
};
