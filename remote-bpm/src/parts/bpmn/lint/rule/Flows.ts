import { elementsIn, type ModdleElement } from '../../moddle/ModdleElement.ts';
import { everyElement } from '../../repair/ids/everyElement.ts';

interface Ends {
  readonly incoming: ModdleElement[];
  readonly outgoing: ModdleElement[];
}

/** The sequence flows of a document by their ends. Many files do not name them at the elements, where bpmnlint looks for them. */
export class Flows {
  readonly #ends = new Map<ModdleElement, Ends>();

  constructor(definitions: ModdleElement) {
    for (const flow of everyElement(definitions)) {
      if (flow.$type !== 'bpmn:SequenceFlow') continue;
      for (const source of elementsIn(flow, 'sourceRef')) this.#endsOf(source).outgoing.push(flow);
      for (const target of elementsIn(flow, 'targetRef')) this.#endsOf(target).incoming.push(flow);
    }
  }

  /** Those that leave an element. */
  from(element: ModdleElement): readonly ModdleElement[] {
    return this.#ends.get(element)?.outgoing ?? [];
  }

  /** Gives an element as bpmnlint wants it: with the flows at both of its ends. The element itself stays as it is. */
  withEnds(element: ModdleElement): ModdleElement {
    if (!element.$instanceOf('bpmn:FlowNode')) return element;
    const { incoming, outgoing } = this.#ends.get(element) ?? { incoming: [], outgoing: [] };
    return Object.create(element, { incoming: { value: incoming }, outgoing: { value: outgoing } }) as ModdleElement; // It is one.
  }

  #endsOf(element: ModdleElement): Ends {
    const ends = this.#ends.get(element) ?? { incoming: [], outgoing: [] };
    this.#ends.set(element, ends);
    return ends;
  }
}
