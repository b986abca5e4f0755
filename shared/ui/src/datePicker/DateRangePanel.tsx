import { formatDate } from '@zhilv/format';
import { type RefObject, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Popover } from '../popover/Popover.tsx';
import { Calendar } from './Calendar.tsx';
import styles from './DatePanel.module.css';
import { quickRanges } from './quickRanges.ts';

export interface DateRangePanelProps {
  /** The element that the panel opens at. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  /** The first and last day, `2023-10-01`; null for an end that is open. */
  begin: string | null;
  end: string | null;
  /** Called with the chosen days, or with null twice when the range is cleared. */
  onChoose: (begin: string | null, end: string | null) => void;
  /** The focus stays in the field at which the panel has opened. */
  beside?: boolean;
  onClose: () => void;
}

/** Lets people choose a range of days: by name, or by its first and its last day in a calendar. */
export function DateRangePanel({ anchor, label, begin, end, onChoose, beside = false, onClose }: DateRangePanelProps) {
  // Today is the day in Shanghai, as everywhere in this product.
  const [today] = useState(() => formatDate(Date.now()));
  /** The day that was picked first; null until one is. */
  const [first, setFirst] = useState<string | null>(null);

  const choose = (one: string | null, other: string | null): void => {
    onChoose(one, other);
    onClose();
  };
  const pick = (day: string): void => {
    if (first === null) setFirst(day);
    else if (first < day) choose(first, day);
    else choose(day, first);
  };
  return (
    <Popover anchor={anchor} label={label} beside={beside} onClose={onClose}>
      <div className={styles['panel']}>
        <div className={styles['quick']}>
          {quickRanges(today).map((range) => (
            <Button key={range.label} kind="quiet" onClick={() => choose(range.begin, range.end)}>
              {range.label}
            </Button>
          ))}
          {(begin !== null || end !== null) && (
            <Button kind="quiet" onClick={() => choose(null, null)}>
              清除
            </Button>
          )}
        </div>
        <div>
          <Calendar focused={!beside} today={today} begin={first ?? begin ?? end} end={first ?? end ?? begin} onPick={pick} />
          <p className={styles['hint']} role="status">
            {first === null ? '请选择开始日期' : '请选择结束日期'}
          </p>
        </div>
      </div>
    </Popover>
  );
}
