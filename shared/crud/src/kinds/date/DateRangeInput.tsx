import { dateRange } from '@zhilv/format';
import type { FieldInputProps } from '../../resource/Field.ts';
import { DateBox } from './DateBox.tsx';
import styles from './DateBox.module.css';
import { DateText } from './DateText.tsx';
import { readRangeEnd, writeRangeEnd } from './rangeEnd.ts';
import { useTyping } from '../useTyping.ts';

export interface DateRangeInputProps extends FieldInputProps {
  label: string;
}

/**
 * Takes a range of dates, typed or picked. Its value is two texts as a list's address has them,
 * `['2023-10-01 00:00:00', '2023-10-31 23:59:59']`, of which one may be empty; null means no range.
 */
export function DateRangeInput({ id, label, labelledBy, value, onChange, disabled, invalid }: DateRangeInputProps) {
  const [begin, end]: readonly string[] = Array.isArray(value) ? value : ['', ''];
  const change = (from = '', to = ''): void => onChange(from === '' && to === '' ? null : [from, to]);
  const typedBegin = useTyping({
    value: begin ?? '',
    read: (text) => readRangeEnd(text, 'begin'),
    write: (text) => writeRangeEnd(text, 'begin'),
    onChange: (text) => change(text, end),
  });
  const typedEnd = useTyping({
    value: end ?? '',
    read: (text) => readRangeEnd(text, 'end'),
    write: (text) => writeRangeEnd(text, 'end'),
    onChange: (text) => change(begin, text),
  });
  return (
    <DateBox
      label={label}
      labelledBy={labelledBy}
      disabled={disabled}
      invalid={invalid}
      panel={({ DateRangePanel }, frame) => (
        <DateRangePanel
          {...frame}
          begin={begin?.slice(0, 10) || null}
          end={end?.slice(0, 10) || null}
          onChoose={(from, to) => change(...dateRange(from, to))}
        />
      )}
    >
      <DateText {...typedBegin} {...named(id, labelledBy, '开始')} disabled={disabled} />
      <span className={styles['until']} aria-hidden="true">
        –
      </span>
      <DateText {...typedEnd} {...named(`${id}-end`, labelledBy, '结束')} disabled={disabled} />
    </DateBox>
  );
}

/** The field's label and the end together name the input: 创建时间 开始日期. */
const named = (id: string, labelledBy: string, which: string) => ({
  id,
  placeholder: `${which}日期`,
  'aria-label': `${which}日期`,
  'aria-labelledby': `${labelledBy} ${id}`,
});
