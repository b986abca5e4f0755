import { dateRange } from '@zhilv/format';
import { useState } from 'react';
import type { FieldInputProps } from '../../resource/Field.ts';
import { DateBox } from './DateBox.tsx';
import styles from './DateBox.module.css';
import { DateText, NO_DATE } from './DateText.tsx';
import { readRangeEnd, writeRangeEnd } from './rangeEnd.ts';
import { type Typing, useTyping } from '../useTyping.ts';

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
    keeps: true,
  });
  const typedEnd = useTyping({
    value: end ?? '',
    read: (text) => readRangeEnd(text, 'end'),
    write: (text) => writeRangeEnd(text, 'end'),
    onChange: (text) => change(begin, text),
    keeps: true,
  });
  // Nobody is told of a mistake while still typing.
  const [left, setLeft] = useState(false);
  const watched = (typing: Typing): Typing => ({
    ...typing,
    type(text) {
      setLeft(false);
      typing.type(text);
    },
    leave() {
      setLeft(true);
      typing.leave();
    },
    onKeyDown(event) {
      if (event.key === 'Enter') setLeft(true);
      typing.onKeyDown(event);
    },
  });
  const note = left && (typedBegin.isWrong || typedEnd.isWrong) ? NO_DATE : undefined;
  return (
    <DateBox
      label={label}
      labelledBy={labelledBy}
      disabled={disabled}
      invalid={invalid || note !== undefined}
      note={note}
      panel={({ DateRangePanel }, frame) => (
        <DateRangePanel
          {...frame}
          begin={begin?.slice(0, 10) || null}
          end={end?.slice(0, 10) || null}
          onChoose={(from, to) => change(...dateRange(from, to))}
        />
      )}
    >
      <DateText {...watched(typedBegin)} {...named(id, labelledBy, '开始')} disabled={disabled} />
      <span className={styles['until']} aria-hidden="true">
        –
      </span>
      <DateText {...watched(typedEnd)} {...named(`${id}-end`, labelledBy, '结束')} disabled={disabled} />
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
