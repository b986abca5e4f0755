import { executionEventsOf, executionListeners } from '../../../../parts/bpmn/section/listeners/executionListeners.ts';
import { type Listener, NEW_LISTENER } from '../../../../parts/bpmn/section/listeners/Listener.ts';
import { RowsTable } from '../../rows/RowsTable.tsx';
import { useRows } from '../../rows/useRows.ts';
import type { SectionProps } from '../SectionProps.ts';
import { LISTENER_COLUMNS, listenerName } from './listenerColumns.ts';
import { ListenerForm } from './ListenerForm.tsx';

/** For an element that engines never call listeners of. Files have such ones, and the form says that they have no effect. */
const USUAL = ['start', 'end'];

/** The heading 执行监听器. */
export function ExecutionListenersHeading({ subject }: SectionProps) {
  const rows = useRows(executionListeners, subject);
  const called = executionEventsOf(subject.object);
  const events = called.length === 0 ? USUAL : called;
  const [only] = events;
  const fresh = (): Listener => ({ ...NEW_LISTENER, event: events.length === 1 ? (only ?? '') : '' });
  return (
    <RowsTable noun="执行监听器" rows={rows} columns={LISTENER_COLUMNS} fresh={fresh} nameOf={listenerName}>
      {(draft) => <ListenerForm draft={draft} events={events} />}
    </RowsTable>
  );
}
