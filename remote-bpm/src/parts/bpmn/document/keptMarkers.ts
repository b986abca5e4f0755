import type EventBus from 'diagram-js/lib/core/EventBus';
import { elementsIn, type ModdleElement } from '../moddle/ModdleElement.ts';

/** Before the canvas draws it. */
const EARLY = 1500;

/** A shape that bpmn-js is about to draw. */
interface Added {
  readonly element: { readonly di?: ModdleElement };
}

/**
 * Leaves the drawings of exclusive gateways as a file has them: bpmn-js gives those that say nothing of their mark one as it draws them, which
 * would be saved, and which it does not do where a diagram can only be looked at. Gateways that people draw have the mark.
 */
function keepMarkers(eventBus: EventBus): void {
  const unmarked = new Set<ModdleElement>();
  eventBus.on<{ definitions: ModdleElement }>('import.render.start', EARLY, ({ definitions }) => {
    for (const diagram of elementsIn(definitions, 'diagrams'))
      for (const plane of elementsIn(diagram, 'plane'))
        for (const drawing of elementsIn(plane, 'planeElement')) if (isUnmarked(drawing)) unmarked.add(drawing);
  });
  eventBus.on<Added>('shape.add', EARLY, ({ element: { di } }) => {
    if (di !== undefined && unmarked.delete(di)) di.set('isMarkerVisible', undefined);
  });
  eventBus.on(['import.render.complete', 'import.done'], () => unmarked.clear());
}

const isUnmarked = (drawing: ModdleElement): boolean =>
  !Object.hasOwn(drawing, 'isMarkerVisible') &&
  elementsIn(drawing, 'bpmnElement').some((element) => element.$instanceOf('bpmn:ExclusiveGateway'));

/** This module of bpmn-js keeps what a file says of the marks of gateways, also when it says nothing. */
export const keptMarkers = {
  __init__: ['keptMarkers'],
  keptMarkers: ['type', Object.assign(keepMarkers, { $inject: ['eventBus'] })],
};
