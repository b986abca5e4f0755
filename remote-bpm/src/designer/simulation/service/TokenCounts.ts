import type { Element } from 'bpmn-js/lib/model/Types';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type Overlays from 'diagram-js/lib/features/overlays/Overlays';
import { instanceClass } from './instanceClass.ts';
import type { Instances } from './Instances.ts';
import styles from './Simulation.module.css';
import { ELEMENT_CHANGED, type Scope, type Simulator } from './simulationEvents.ts';

/** After the simulator has noted the change. */
const LATE = 500;

/**
 * Shows at elements how many tokens wait there. It stands in for bpmn-js-token-simulation's `tokenCount`, which gives colours as styles in
 * markup: the content policy refuses those.
 */
export class TokenCounts {
  static readonly $inject = ['eventBus', 'overlays', 'simulator', 'instances'];
  readonly #overlays: Overlays;
  readonly #simulator: Simulator;
  readonly #instances: Instances;
  readonly #shown = new Map<Element, string>();

  constructor(events: EventBus, overlays: Overlays, simulator: Simulator, instances: Instances) {
    this.#overlays = overlays;
    this.#simulator = simulator;
    this.#instances = instances;
    events.on<{ element: Element }>(ELEMENT_CHANGED, LATE, ({ element }) => this.#show(element));
  }

  #show(element: Element): void {
    const before = this.#shown.get(element);
    if (before !== undefined) this.#overlays.remove(before);
    this.#shown.delete(element);
    const waiting = 'waypoints' in element ? [] : this.#waitingAt(element);
    if (waiting.length === 0) return;
    const html = document.createElement('div');
    html.className = styles['counts'] ?? '';
    html.append(...waiting.map((scope) => this.#bubble(element, scope)));
    const options = { position: { bottom: 10, left: -15 }, html, scale: { min: 0.8, max: 1.2 } };
    this.#shown.set(element, this.#overlays.add(element, 'bts-token-count', options));
  }

  #waitingAt(element: Element): readonly Scope[] {
    return this.#simulator.findScopes(
      (scope) => !scope.destroyed && scope.children.some((child) => !child.destroyed && child.element === element),
    );
  }

  #bubble(element: Element, scope: Scope): HTMLElement {
    const number = this.#instances.numberOf(scope);
    const bubble = document.createElement('span');
    bubble.className = `${styles['count']} ${instanceClass(number)}`;
    bubble.textContent = String(scope.getTokensByElement(element));
    bubble.title = `流程实例 ${number} 在此处的令牌数`;
    return bubble;
  }
}
