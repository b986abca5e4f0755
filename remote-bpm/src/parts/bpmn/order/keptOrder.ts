import type EventBus from 'diagram-js/lib/core/EventBus';

/** What is drawn, as far as its place in the XML depends on it. bpmn-js's own declarations lack `di`. */
interface Drawn {
  /** A plane on which nothing was drawn yet, such as that of a sub-process just collapsed, has no list of places. */
  readonly di: Plane;
  /** Edges have none. */
  readonly children?: readonly Drawn[];
  /** The element whose label this is, which has no place of its own. */
  readonly labelTarget?: Drawn;
}

interface Plane {
  planeElement?: readonly unknown[];
}

interface Planes {
  getRootElements(): readonly Drawn[];
}

/**
 * This module keeps shapes and edges in the XML in the order in which they are there, and puts new ones behind. bpmn-js would write
 * them in the order in which they are drawn, which is another one after each opening, and leave out what it could not draw. It takes that
 * service's place.
 */
export const keptOrder = {
  bpmnDiOrdering: ['type', Object.assign(orderWhenSaved, { $inject: ['eventBus', 'canvas'] })],
};

function orderWhenSaved(events: EventBus, canvas: Planes): void {
  events.on('saveXML.start', () => {
    for (const { di: plane, children } of canvas.getRootElements()) {
      const left = new Set(children?.flatMap(placesOf));
      const kept = (plane.planeElement ?? []).filter((place) => left.delete(place) || isOf(plane, place));
      plane.planeElement = [...kept, ...left];
    }
  });
}

/** Whether a place is still one of a plane: what bpmn-js could not draw is, and what was removed is not. */
const isOf = (plane: Plane, place: unknown): boolean =>
  typeof place === 'object' && place !== null && '$parent' in place && place.$parent === plane;

const placesOf = ({ di, children = [], labelTarget }: Drawn): readonly unknown[] =>
  labelTarget === undefined ? [di, ...children.flatMap(placesOf)] : [];
