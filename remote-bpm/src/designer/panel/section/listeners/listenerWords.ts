import { ATTRIBUTES, type Listener, type ListenerType } from '../../../../parts/bpmn/section/listeners/Listener.ts';

/** What people call the events at which engines call listeners. */
const EVENTS: Readonly<Record<string, string>> = {
  start: '开始',
  end: '结束',
  take: '流转经过',
  create: '创建',
  assignment: '分配',
  complete: '完成',
  delete: '删除',
  update: '更新',
  timeout: '超时',
  all: '所有事件',
};

export const LISTENER_TYPES: Readonly<Record<ListenerType, string>> = {
  classListener: 'Java 类',
  expressionListener: '表达式',
  delegateExpressionListener: '代理表达式',
  scriptListener: '脚本',
};

/** Gives what people call an event. */
export const eventName = (event: string): string => EVENTS[event] ?? event;

/** Gives an event with its name in the XML, which people need for the engine's own pages. */
export const eventLabel = (event: string): string => (EVENTS[event] === undefined ? event : `${EVENTS[event]} (${event})`);

/** Gives what a listener calls, in a few words. */
export function calledBy(listener: Listener): string {
  const { listenerType, scriptFormat, scriptType, resource } = listener;
  if (listenerType === '') return '';
  if (listenerType !== 'scriptListener') return listener[ATTRIBUTES[listenerType]];
  return scriptType === 'externalScript' ? `${scriptFormat} · ${resource}` : scriptFormat;
}
