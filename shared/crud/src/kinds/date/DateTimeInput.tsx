import { formatDateTime, toInstant } from '@zhilv/format';
import type { FieldInputProps } from '../../resource/Field.ts';
import { DateBox } from './DateBox.tsx';
import { DateText } from './DateText.tsx';
import { readInstant } from './readInstant.ts';
import { useTyping } from '../useTyping.ts';

export interface DateTimeInputProps extends FieldInputProps {
  label: string;
}

/** Takes an instant, typed or picked. Its value is in epoch ms, and NaN while the typed text is no instant. */
export function DateTimeInput(props: DateTimeInputProps) {
  const { id, label, labelledBy, value, onChange, onBlur, ref, disabled, required, invalid, describedBy } = props;
  const typing = useTyping<number | null>({
    value: typeof value === 'number' ? value : null,
    write: formatDateTime,
    read: (text) => (text.trim() === '' ? null : (readInstant(text) ?? undefined)),
    onChange,
    wrong: Number.NaN,
  });
  return (
    <DateBox
      label={label}
      labelledBy={labelledBy}
      disabled={disabled}
      invalid={invalid}
      panel={({ DateTimePanel }, frame) => (
        <DateTimePanel
          {...frame}
          value={typing.isWrong ? null : typing.text || null}
          onChoose={(chosen) => onChange(toInstant(chosen))}
        />
      )}
    >
      <DateText
        {...typing}
        id={id}
        ref={ref}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-required={required}
        aria-invalid={invalid}
        disabled={disabled}
        placeholder="2023-10-01 08:00:00"
        onLeave={onBlur}
      />
    </DateBox>
  );
}
