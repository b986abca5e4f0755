import type { Element } from 'bpmn-js/lib/model/Types';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type Overlays from 'diagram-js/lib/features/overlays/Overlays';
import { chineseOf } from './chineseOf.ts';
import styles from './Simulation.module.css';
import { RESET, SCOPE_CREATED, TOGGLED } from './simulationEvents.ts';

const TYPE = 'bts-element-notification';

/** Before the package's own, which shows notes of elements when the simulation begins. */
const EARLY = 2000;

/** Shows a short text at an element. It stands in for bpmn-js-token-simulation's `elementNotifications`, whose texts are English markup. */
export class ElementNotes {
  static readonly $inject = ['overlays', 'eventBus'];
  readonly #overlays: Overlays;

  constructor(overlays: Overlays, events: EventBus) {
    this.#overlays = overlays;
    // What cannot be simulated stays so while it goes on.
    events.on([RESET, SCOPE_CREATED], EARLY, () => this.#remove('success'));
    events.on(TOGGLED, EARLY, () => this.#overlays.remove({ type: TYPE }));
  }

  /** It is the interface of the package. */
  addElementNotification(
    element: Element,
    { type, text }: { readonly type: 'success' | 'warning'; readonly text: string },
  ): void {
    const note = document.createElement('div');
    note.className = `${styles['note']} ${styles[type]}`;
    note.dataset['tone'] = type;
    note.textContent = chineseOf(text);
    this.#overlays.add(element, TYPE, { position: { top: -15, right: 15 }, html: note, scale: { min: 0.8, max: 1.2 } });
  }

  #remove(tone: 'success'): void {
    for (const { id, html } of this.#notes()) if (html.dataset['tone'] === tone) this.#overlays.remove(id);
  }

  #notes(): readonly { readonly id: string; readonly html: HTMLElement }[] {
    return this.#overlays.get({ type: TYPE }) as unknown as readonly { id: string; html: HTMLElement }[]; // Overlays declare less.
  }
}
