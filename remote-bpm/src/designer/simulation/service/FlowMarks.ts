import type { Connection } from 'bpmn-js/lib/model/Types';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type EventBus from 'diagram-js/lib/core/EventBus';
import styles from './Simulation.module.css';
import { TOGGLED } from './simulationEvents.ts';

/** The package's name for the colour of a flow that a gateway does not take. */
const LEFT_OUT = '--token-simulation-grey-lighten-56';

/** The package asks the document for colours by names; in a shadow root the document has none of ours. */
export const simulationStyles = { get: (name: string): string => name };

/**
 * Shows which flows gateways take, by a marker. It stands in for bpmn-js-token-simulation's `elementColors`, which writes colours into the
 * model and takes them out again: a draft or a download in between would have them.
 */
export class FlowMarks {
  static readonly $inject = ['canvas', 'eventBus'];
  readonly #canvas: Canvas;
  readonly #marked = new Set<Connection>();

  constructor(canvas: Canvas, events: EventBus) {
    this.#canvas = canvas;
    events.on<{ active: boolean }>(TOGGLED, ({ active }) => {
      // An event ends with a listener that gives false.
      if (!active) this.#clear();
    });
  }

  /** It is the interface of the package. */
  add(flow: Connection, _id: string, { stroke }: { readonly stroke?: string }): void {
    if (stroke === LEFT_OUT) {
      this.#canvas.addMarker(flow, MARKER);
      this.#marked.add(flow);
    } else {
      this.#canvas.removeMarker(flow, MARKER);
      this.#marked.delete(flow);
    }
  }

  #clear(): void {
    for (const flow of this.#marked) this.#canvas.removeMarker(flow, MARKER);
    this.#marked.clear();
  }
}

const MARKER = styles['leftOut'] ?? '';
