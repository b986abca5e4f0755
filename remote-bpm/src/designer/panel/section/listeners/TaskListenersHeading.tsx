import { TASK_EVENTS } from '../../../../parts/bpmn/engine/capabilities.ts';
import { type Listener, NEW_LISTENER, type TaskListener } from '../../../../parts/bpmn/section/listeners/Listener.ts';
import { taskListeners } from '../../../../parts/bpmn/section/listeners/taskListeners.ts';
import { TextField } from '../../field/TextField.tsx';
import type { RowDraft } from '../../rows/RowDraft.ts';
import { RowsTable } from '../../rows/RowsTable.tsx';
import { useRows } from '../../rows/useRows.ts';
import type { SectionProps } from '../SectionProps.ts';
import { LISTENER_COLUMNS, listenerName } from './listenerColumns.ts';
import { ListenerForm } from './ListenerForm.tsx';
import { TimeoutTimer } from './TimeoutTimer.tsx';

/** The heading 任务监听器. */
export function TaskListenersHeading({ subject }: SectionProps) {
  const rows = useRows(taskListeners, subject);
  // An event that only other engines have can be chosen too, and the form says so.
  const events = [...new Set([...TASK_EVENTS.camunda, ...TASK_EVENTS[subject.document.engine.name]])];
  return (
    <RowsTable
      noun="任务监听器"
      rows={rows}
      columns={LISTENER_COLUMNS}
      fresh={(): TaskListener => NEW_LISTENER}
      nameOf={listenerName}
    >
      {(draft) => (
        // TypeScript compares what may be asked of the two and does not see that one has all of the other.
        <ListenerForm draft={draft as unknown as RowDraft<Listener>} events={events}>
          {draft.row.event === 'timeout' && <TimeoutTimer draft={draft} />}
          <TextField label="监听器 ID" field={draft.field('id')} required />
        </ListenerForm>
      )}
    </RowsTable>
  );
}
