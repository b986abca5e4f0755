import { reads, UNREAD } from '../../engine/capabilities.ts';
import { fieldNotes } from '../field/injectedField.ts';
import { notesOfItems } from '../notesOfItems.ts';
import { scriptNotes } from '../script/scriptNotes.ts';
import type { DocumentContext, FieldNote } from '../Section.ts';
import { ATTRIBUTES, type Listener, type TaskListener } from './Listener.ts';

const MISSING = {
  class: '请填写 Java 类',
  expression: '请填写表达式',
  delegateExpression: '请填写代理表达式',
} as const;

/** Says what a listener lacks, and what of it the engine does not read. */
export function listenerNotes(listener: Listener, { engine }: DocumentContext): readonly FieldNote[] {
  const { event, listenerType, scriptType, fields } = listener;
  return [
    ...(event.trim() === '' ? [error('event', '请选择事件类型')] : []),
    ...(listenerType === '' ? [error('listenerType', '请选择监听器类型')] : []),
    ...Object.entries(ATTRIBUTES).flatMap(([type, name]) =>
      type === listenerType && listener[name].trim() === '' ? [error(name, MISSING[name])] : [],
    ),
    ...(listenerType === 'scriptListener' ? scriptNotes(listener, 'error') : []),
    ...notesOfItems(fields, fieldNotes, 'fields'),
    ...(listenerType === 'scriptListener' && !reads(engine, 'listenerScript') ? [hint('listenerType')] : []),
    ...(listenerType === 'scriptListener' && scriptType === 'externalScript' && !reads(engine, 'listenerScriptResource')
      ? [hint('scriptType')]
      : []),
  ];
}

/** Says the same of a listener of a user task. One that stands without an id may go on so, for engines ask only timeouts for theirs. */
export function taskListenerNotes(listener: TaskListener, document: DocumentContext, isStanding: boolean): readonly FieldNote[] {
  const { event, id, eventDefinitionType, eventTimeDefinitions } = listener;
  const isTimed = event === 'timeout' && eventDefinitionType !== 'null';
  return [
    ...(id.trim() === '' && (!isStanding || event === 'timeout') ? [error('id', '请填写监听器 ID')] : []),
    ...listenerNotes(listener, document),
    ...(isTimed && eventTimeDefinitions.trim() === '' ? [error('eventTimeDefinitions', '请填写定时器配置')] : []),
  ];
}

const error = (field: string, text: string): FieldNote => ({ field, kind: 'error', text });

const hint = (field: string): FieldNote => ({ field, kind: 'hint', text: UNREAD });
