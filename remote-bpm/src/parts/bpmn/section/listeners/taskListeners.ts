import { changeOf } from '../../command/changeOf.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import { TASK_EVENTS } from '../../engine/capabilities.ts';
import { type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import type { DocumentContext } from '../Section.ts';
import type { TaskListener } from './Listener.ts';
import { changeListener, readListener } from './listenerModel.ts';
import { taskListenerNotes } from './listenerNotes.ts';
import { listenerSection } from './listenerSection.ts';
import { changeTimer, readTimer } from './timeoutTimer.ts';

/** What an engine calls when something happens to a user task. */
export const taskListeners = listenerSection<TaskListener>({
  type: 'TaskListener',
  isFor: (element) => element.$instanceOf('bpmn:UserTask'),
  eventsOf: (_, { engine }) => TASK_EVENTS[engine.name],
  read: readOne,
  edit: changeOne,
  notes: taskListenerNotes,
});

const NO_TIMER = { eventDefinitionType: 'null', eventTimeDefinitions: '' } as const;

function readOne(listener: ModdleElement, _: ModdleElement, document: DocumentContext): TaskListener {
  return { ...readListener(listener, document), id: textOf(listener, 'id') ?? '', ...readTimer(listener) };
}

function changeOne(
  listener: ModdleElement,
  before: TaskListener,
  wanted: TaskListener,
  document: DocumentContext,
): readonly ModelChange[] {
  // Only a timeout has a timer. One that stands elsewhere is left alone.
  const timer = wanted.event === 'timeout' ? wanted : before.event === 'timeout' ? NO_TIMER : before;
  return [
    ...(wanted.id === before.id ? [] : changeOf(listener, { id: wanted.id.trim() || undefined })),
    ...changeListener(listener, before, wanted, document),
    ...changeTimer(listener, timer, document.moddle),
  ];
}
