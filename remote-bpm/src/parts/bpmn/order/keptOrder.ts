import type EventBus from 'diagram-js/lib/core/EventBus';

/** What is drawn, as far as its place in the XML depends on it. bpmn-js's own declarations lack `di`. */
interface Drawn {
  /** A plane on which nothing was drawn yet, such as that of a sub-process just collapsed, has no list of places. */
  readonly di: { planeElement?: readonly unknown[] };
  /** Edges have none. */
  readonly children?: readonly Drawn[];
  /** The element whose label this is, which has no place of its own. */
  readonly labelTarget?: Drawn;
}

interface Planes {
  getRootElements(): readonly Drawn[];
}

/**
 * This module keeps shapes and edges in the XML in the order in which they are there, and puts new ones behind. bpmn-js would write
 * them in the order in which they are drawn, which is another one after each opening. It takes that service's place.
 */
export const keptOrder = {
  bpmnDiOrdering: ['type', Object.assign(orderWhenSaved, { $inject: ['eventBus', 'canvas'] })],
};

function orderWhenSaved(events: EventBus, canvas: Planes): void {
  events.on('saveXML.start', () => {
    for (const { di: plane, children } of canvas.getRootElements()) {
      const left = new Set(children?.flatMap(placesOf));
      const kept = (plane.planeElement ?? []).filter((place) => left.delete(place));
      plane.planeElement = [...kept, ...left];
    }
  });
}

const placesOf = ({ di, children = [], labelTarget }: Drawn): readonly unknown[] =>
  labelTarget === undefined ? [di, ...children.flatMap(placesOf)] : [];
