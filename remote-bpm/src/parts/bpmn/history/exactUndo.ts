import type EventBus from 'diagram-js/lib/core/EventBus';
import { ModelHistory, type Trigger } from './ModelHistory.ts';

/** The part of bpmn-js itself that is used. */
interface BpmnJs {
  getDefinitions(): object;
}

/** A listener with this priority is called before those of bpmn-js. */
const FIRST = 10_000;

function followCommands(events: EventBus, bpmnjs: BpmnJs): void {
  const history = new ModelHistory(() => bpmnjs.getDefinitions());
  events.on('import.done', () => history.begin());
  events.on('commandStack.preExecute', FIRST, () => history.beforeCommand());
  events.on<{ trigger: Trigger }>('commandStack.changed', FIRST, ({ trigger }) => history.follow(trigger));
}

/** This module has undo and redo put back the model as it was, to the byte of its XML. */
export const exactUndo = {
  __init__: ['exactUndo'],
  exactUndo: ['type', Object.assign(followCommands, { $inject: ['eventBus', 'bpmnjs'] })],
};
