import SemiCalendar from '@douyinfe/semi-ui-19/lib/es/calendar';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { toCalendarDate } from '../../datePicker/day.ts';
import { useMend } from '../mend/useMend.ts';
import { pressByKey } from '../mend/pressByKey.ts';
import { usePopup } from '../mend/usePopup.ts';
import { hideIcons, write, writeOn } from '../mend/write.ts';
import { mendMonth, MORE } from './mendMonth.ts';
import styles from './Calendar.module.css';

export interface CalendarProps {
  /** The name of the calendar. */
  label: string;
  /** A day of the month that it shows, `2023-10-01`. */
  month: string;
  events: readonly CalendarEvent[];
}

export interface CalendarEvent {
  readonly key: string;
  /** The first and the last day, `2023-10-01`. */
  readonly begin: string;
  readonly end: string;
  readonly content: ReactNode;
}

/** The height in pixels leaves room for two lines in each day. */
const HEIGHT = 560;

/** Shows a month with its events. It is no field: a day is chosen in a date field instead. */
export function Calendar({ label, month, events }: CalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  const asked = useRef<HTMLElement | null>(null);
  useMend(root, (element) => mendMonth(element, label));
  const card = usePopup({
    selector: '.semi-calendar-month-event-card',
    mend: (element) => {
      hideIcons(element);
      writeOn(element.closest('[role="dialog"]') ?? element, { 'aria-label': '当天全部' });
      write(element, 'button', { 'aria-label': '关闭' });
    },
    enter: (element) => element.querySelector('button'),
    leave: () => asked.current,
  });
  const obey = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLElement && event.target.matches(MORE)) asked.current = event.target;
    pressByKey(event);
    if (event.key !== 'Escape' || card.element() === null) return;
    event.preventDefault();
    card.element()?.querySelector('button')?.click();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of what Semi draws for the pointer
    <div ref={root} className={styles['root']} onKeyDown={obey}>
      <SemiCalendar
        mode="month"
        weekStartsOn={1}
        displayValue={toCalendarDate(month)}
        height={HEIGHT}
        // In a narrow window there is no room for the month beside the day.
        renderDateDisplay={(date) => (
          <span className={styles['day']}>{date.getDate() === 1 ? `${date.getMonth() + 1}月` : date.getDate()}</span>
        )}
        events={events.map(({ key, begin, end, content }) => ({
          key,
          start: toCalendarDate(begin),
          end: toCalendarDate(end),
          children: <div className={styles['event']}>{content}</div>,
        }))}
      />
    </div>
  );
}
