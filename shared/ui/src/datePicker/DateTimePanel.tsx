import { formatDate, formatDateTime } from '@zhilv/format';
import { type RefObject, useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { FieldLabel } from '../plain/field/FieldLabel.tsx';
import { fieldBox } from '../plain/field/fieldBox.ts';
import { Popover } from '../popover/Popover.tsx';
import { Calendar } from './Calendar.tsx';
import styles from './DatePanel.module.css';

export interface DateTimePanelProps {
  /** The element that the panel opens at. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  /** The time in Shanghai, `2023-10-01 08:00:00`; null for none. */
  value: string | null;
  onChoose: (value: string | null) => void;
  /** The focus stays in the field at which the panel has opened. */
  beside?: boolean;
  onClose: () => void;
}

const MIDNIGHT = '00:00:00';

/** Lets people choose a day and a time. Nothing is chosen before 确定, for a day alone may not be what is meant. */
export function DateTimePanel({ anchor, label, value, onChoose, beside = false, onClose }: DateTimePanelProps) {
  const [givenDay = null, givenTime = MIDNIGHT] = value?.split(' ') ?? [];
  const [today] = useState(() => formatDate(Date.now()));
  const [day, setDay] = useState(givenDay);
  const [time, setTime] = useState(givenTime);
  const timeId = useId();

  const choose = (chosen: string | null): void => {
    onChoose(chosen);
    onClose();
  };
  return (
    <Popover anchor={anchor} label={label} beside={beside} onClose={onClose}>
      <div className={styles['panel']}>
        <Calendar focused={!beside} today={today} begin={day} end={day} onPick={setDay} />
      </div>
      <div className={styles['time']}>
        <FieldLabel htmlFor={timeId}>时间</FieldLabel>
        <span className={fieldBox({})}>
          <input
            id={timeId}
            type="time"
            step={1}
            className={styles['clock']}
            value={time}
            // An emptied field stands for midnight, and browsers leave out seconds that are zero.
            onChange={(event) => setTime(event.target.value === '' ? MIDNIGHT : event.target.value.padEnd(8, ':00'))}
          />
        </span>
      </div>
      <div className={styles['buttons']}>
        <Button kind="quiet" onClick={() => choose(formatDateTime(Date.now()))}>
          此刻
        </Button>
        {value !== null && (
          <Button kind="quiet" onClick={() => choose(null)}>
            清除
          </Button>
        )}
        <Button kind="primary" disabled={day === null} onClick={() => choose(`${day} ${time}`)}>
          确定
        </Button>
      </div>
    </Popover>
  );
}
