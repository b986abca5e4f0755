import { timer } from '../../../../parts/bpmn/section/timer/timer.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { TextField } from '../../field/TextField.tsx';
import { useFields } from '../../field/useFields.ts';
import { optionsOf } from '../optionsOf.ts';
import type { SectionProps } from '../SectionProps.ts';
import { TIME_EXAMPLES, TIMER_TYPES } from './timerWords.ts';

const TYPES = optionsOf(TIMER_TYPES);

/** When a timer event comes. */
export function Timer({ subject }: SectionProps) {
  const { view, field } = useFields(timer, subject, ['type', 'time']);
  return (
    <FieldGroup title="定时">
      <ChoiceField label="定时方式" field={field('type')} options={TYPES} required />
      {(view.type !== 'null' || view.time !== '') && (
        <TextField label="时间" field={field('time')} required placeholder={`例如 ${TIME_EXAMPLES[view.type]}`} />
      )}
    </FieldGroup>
  );
}
