import type { Listener } from '../../../../parts/bpmn/section/listeners/Listener.ts';
import type { RowColumn } from '../../rows/RowsTable.tsx';
import { calledBy, eventName, LISTENER_TYPES } from './listenerWords.ts';

/** The columns of a table of listeners. */
export const LISTENER_COLUMNS: readonly RowColumn<Listener>[] = [
  { title: '事件', cell: ({ event }) => eventName(event) },
  { title: '类型', cell: ({ listenerType }) => (listenerType === '' ? '' : LISTENER_TYPES[listenerType]) },
  { title: '值', cell: calledBy, wide: true },
];

/** What people call a listener that is about to be removed. */
export const listenerName = (listener: Listener): string =>
  [eventName(listener.event), calledBy(listener)].filter((part) => part !== '').join(' · ');
