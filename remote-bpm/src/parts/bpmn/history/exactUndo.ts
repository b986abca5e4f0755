import type EventBus from 'diagram-js/lib/core/EventBus';
import { ModelHistory, type Trigger } from './ModelHistory.ts';

/** The part of bpmn-js itself that is used. */
interface BpmnJs {
  getDefinitions(): object;
}

/** A listener with this priority is called before those of bpmn-js. */
const FIRST = 10_000;

/** Follows the commands of a diagram. */
export class ExactUndo {
  static readonly $inject = ['eventBus', 'bpmnjs'];
  readonly #history: ModelHistory;

  constructor(events: EventBus, bpmnjs: BpmnJs) {
    const history = new ModelHistory(() => bpmnjs.getDefinitions());
    this.#history = history;
    events.on('import.done', () => history.begin());
    events.on('commandStack.preExecute', FIRST, () => history.beforeCommand());
    events.on<{ trigger: Trigger }>('commandStack.changed', FIRST, ({ trigger }) => history.follow(trigger));
  }

  /** Has the present values of properties stay, whatever people undo and redo: no command gave them. */
  takeOver(object: object, properties: readonly string[]): void {
    this.#history.takeOver(object, properties);
  }
}

/** This module has undo and redo put back the model as it was, to the byte of its XML. */
export const exactUndo = {
  __init__: ['exactUndo'],
  exactUndo: ['type', ExactUndo],
};
