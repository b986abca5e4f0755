import type ContextPad from 'diagram-js/lib/features/context-pad/ContextPad';
import { renewContextPad } from '../../../parts/diagram/addOn/renewContextPad.ts';

/** Is called after bpmn-js's own, and so stands behind their entries. */
const LATE = 400;

/** The entry 属性 beside the selected element, as long as somebody wants to show its properties by it. */
export class PropertiesEntry {
  static readonly $inject = ['contextPad'];
  readonly #contextPad: ContextPad;
  #show: (() => void) | null = null;

  constructor(contextPad: ContextPad) {
    this.#contextPad = contextPad;
    contextPad.registerProvider(LATE, this);
  }

  /** Has the entry show the properties; null takes the entry away. */
  offer(show: (() => void) | null): void {
    this.#show = show;
    renewContextPad(this.#contextPad);
  }

  getContextPadEntries() {
    const show = this.#show;
    if (show === null) return {};
    return { properties: { group: 'edit', className: 'bpmn-icon-service', title: '属性', action: { click: () => show() } } };
  }
}

/** This module gives bpmn-js the service `propertiesEntry`. */
export const propertiesEntry = {
  __init__: ['propertiesEntry'],
  propertiesEntry: ['type', PropertiesEntry],
};
