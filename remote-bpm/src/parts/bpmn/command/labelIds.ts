import type { Element } from 'bpmn-js/lib/model/Types';
import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type EventBus from 'diagram-js/lib/core/EventBus';

/** What bpmn-js remembers of its command that changes properties. */
interface Context {
  readonly element: Element;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly oldProperties: Readonly<Record<string, unknown>>;
}

/**
 * Has the label of an element be found under the new id of the element. With bpmn-js it keeps the old one, so that an element which gets
 * that id later can have no label.
 */
class LabelIds extends CommandInterceptor {
  static override readonly $inject = ['eventBus', 'elementRegistry'];

  constructor(events: EventBus, elements: ElementRegistry) {
    super(events);
    // bpmn-js's own command has such contexts.
    this.executed('element.updateProperties', ({ context }) => {
      const { element, properties } = context as Context;
      follow(element, properties['id'], elements);
    });
    this.reverted('element.updateProperties', ({ context }) => {
      const { element, oldProperties } = context as Context;
      follow(element, oldProperties['id'], elements);
    });
  }
}

function follow({ label }: Element, id: unknown, elements: ElementRegistry): void {
  if (typeof id !== 'string' || label === undefined || label.id === `${id}_label`) return;
  elements.updateId(label, `${id}_label`);
}

/** This module does so in bpmn-js. */
export const labelIds = {
  __init__: ['labelIds'],
  labelIds: ['type', LabelIds],
};
