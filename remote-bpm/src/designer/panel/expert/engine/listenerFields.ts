import { TASK_EVENTS } from '../../../../parts/bpmn/engine/capabilities.ts';
import type { EngineName } from '../../../../parts/bpmn/engine/Engine.ts';
import type { ModdleElement } from '../../../../parts/bpmn/moddle/ModdleElement.ts';
import { executionEventsOf } from '../../../../parts/bpmn/section/listeners/executionListeners.ts';
import { ATTRIBUTES, type Listener, type TaskListener } from '../../../../parts/bpmn/section/listeners/Listener.ts';
import type { FieldDeclaration } from '../../field/DeclaredFields.tsx';
import { optionsOf } from '../../section/optionsOf.ts';
import { eventLabel, LISTENER_TYPES } from '../../section/listeners/listenerWords.ts';
import { SCRIPT_TYPES } from '../../section/script/scriptTypes.ts';
import { TIMER_TYPES } from '../../section/timer/timerWords.ts';

type Fields<Form> = Readonly<Partial<Record<keyof Form & string, Omit<FieldDeclaration, 'feature'>>>>;

const NONE = { value: '', label: '请选择' };

const TYPES = [NONE, ...optionsOf(LISTENER_TYPES)];

const SCRIPTS = [NONE, ...SCRIPT_TYPES];

/** Gives the fields of an execution listener. */
export const executionListenerFields = (row: Listener, element: ModdleElement): Fields<Listener> =>
  commonFields(row, executionEventsOf(element));

/** Gives the fields of a listener of a user task. */
export const taskListenerFields = (row: TaskListener, engine: EngineName): Fields<TaskListener> => ({
  id: { label: '监听器 ID' },
  ...commonFields(row, TASK_EVENTS[engine]),
  ...(row.event === 'timeout' && {
    eventDefinitionType: { label: '定时器类型', choices: optionsOf(TIMER_TYPES) },
    ...(row.eventDefinitionType !== 'null' && { eventTimeDefinitions: { label: '定时器配置' } }),
  }),
});

function commonFields({ event, listenerType, scriptType }: Listener, known: readonly string[]): Fields<Listener> {
  // One of another engine stays what it is.
  const events = event === '' || known.includes(event) ? known : [...known, event];
  return {
    event: { label: '事件类型', choices: [NONE, ...events.map((value) => ({ value, label: eventLabel(value) }))] },
    listenerType: { label: '监听器类型', choices: TYPES },
    ...(listenerType !== '' &&
      listenerType !== 'scriptListener' && { [ATTRIBUTES[listenerType]]: { label: LISTENER_TYPES[listenerType] } }),
    ...(listenerType === 'scriptListener' && {
      scriptFormat: { label: '脚本格式' },
      scriptType: { label: '脚本类型', choices: SCRIPTS },
      ...(scriptType === 'inlineScript' && { value: { label: '脚本内容', code: true as const } }),
      ...(scriptType === 'externalScript' && { resource: { label: '资源地址' } }),
    }),
  };
}
