import type { TaskListener } from '../../../../parts/bpmn/section/listeners/Listener.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { optionsOf } from '../optionsOf.ts';
import { TextField } from '../../field/TextField.tsx';
import type { RowDraft } from '../../rows/RowDraft.ts';
import { TIME_EXAMPLES, TIMER_TYPES } from '../timer/timerWords.ts';

export interface TimeoutTimerProps {
  draft: RowDraft<TaskListener>;
}

const TYPES = optionsOf(TIMER_TYPES);

/** When a timeout comes. */
export function TimeoutTimer({ draft: { field, row } }: TimeoutTimerProps) {
  return (
    <>
      <ChoiceField label="定时器类型" field={field('eventDefinitionType')} options={TYPES} required />
      {row.eventDefinitionType !== 'null' && (
        <TextField
          label="定时器配置"
          field={field('eventTimeDefinitions')}
          required
          placeholder={`例如 ${TIME_EXAMPLES[row.eventDefinitionType]}`}
        />
      )}
    </>
  );
}
