import type { TaskListener } from '../../../../parts/bpmn/section/listeners/Listener.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { TextField } from '../../field/TextField.tsx';
import type { RowDraft } from '../../rows/RowDraft.ts';
import { optionsOf, TIMER_TYPES } from './listenerWords.ts';

export interface TimeoutTimerProps {
  draft: RowDraft<TaskListener>;
}

const TYPES = optionsOf(TIMER_TYPES);

const EXAMPLES = { date: '2030-01-01T09:00:00', duration: 'PT30M', cycle: 'R3/PT10M', null: '' } as const;

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
          placeholder={`例如 ${EXAMPLES[row.eventDefinitionType]}`}
        />
      )}
    </>
  );
}
