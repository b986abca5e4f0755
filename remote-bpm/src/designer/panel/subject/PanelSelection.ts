import type { Element, Label } from 'bpmn-js/lib/model/Types';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type Selection from 'diagram-js/lib/features/selection/Selection';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { labelled } from './labelled.ts';
import { PendingTexts } from './PendingTexts.ts';

/** What is selected in a diagram. With every change of the model there is another one. */
export type Selected =
  | {
      readonly kind: 'one';
      /** It is another number for another element. */
      readonly key: number;
      /** An element, or what the whole diagram stands for. */
      readonly element: Element;
    }
  | { readonly kind: 'several'; readonly count: number };

/** Everything by which what the panel shows may have become another. */
const CHANGES = ['selection.changed', 'root.set', 'import.done', 'commandStack.changed', 'element.changed'];

/** A listener with this priority is called before those who show what is selected. */
const FIRST = 5000;

/** Follows what is selected in a diagram. Texts that are being typed are written before something else is shown. */
export class PanelSelection {
  readonly pending = new PendingTexts();
  readonly #events: EventBus;
  readonly #selection: Selection;
  readonly #canvas: Canvas;
  #key = 0;
  #element: Element | null = null;
  #selected: Selected | null = null;

  constructor(diagram: Pick<OpenDiagram, 'service'>) {
    this.#events = diagram.service<EventBus>('eventBus');
    this.#selection = diagram.service<Selection>('selection');
    this.#canvas = diagram.service<Canvas>('canvas');
  }

  readonly read = (): Selected => (this.#selected ??= this.#look());

  readonly subscribe = (listener: () => void): (() => void) => {
    const flush = (): void => this.pending.flush();
    const change = (): void => {
      this.#selected = null;
      listener();
    };
    this.#events.on(['selection.changed', 'diagram.settle'], FIRST, flush);
    this.#events.on(CHANGES, change);
    // Things may have changed while nobody looked, as in a tab that was hidden.
    this.#selected = null;
    return () => {
      this.#events.off(['selection.changed', 'diagram.settle'], flush);
      this.#events.off(CHANGES, change);
    };
  };

  #look(): Selected {
    const elements = new Set((this.#selection.get() as (Element | Label)[]).map(labelled));
    if (elements.size > 1) return { kind: 'several', count: elements.size };
    const [element = this.#canvas.getRootElement() as Element] = elements; // bpmn-js draws such ones only.
    if (element !== this.#element) this.#key += 1;
    this.#element = element;
    return { kind: 'one', key: this.#key, element };
  }
}
