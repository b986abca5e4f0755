import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ChevronProps, DayPicker } from 'react-day-picker';
import { zhCN } from 'react-day-picker/locale/zh-CN';
import styles from './Calendar.module.css';
import { fromCalendarDate, toCalendarDate } from './day.ts';

export interface CalendarProps {
  /** The days marked as chosen, `2023-10-01`; an end that is missing leaves one day. */
  begin: string | null;
  end: string | null;
  /** The day it is where people use this. */
  today: string;
  onPick: (day: string) => void;
}

/** Years on either side of today that can be chosen; others can be typed. */
const YEARS = 20;

/** Shows a month to pick a day from, by pointer or keyboard (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/). */
export function Calendar({ begin, end, today: todayText, onPick }: CalendarProps) {
  const today = toCalendarDate(todayText);
  const from = begin === null ? undefined : toCalendarDate(begin);
  const to = end === null ? undefined : toCalendarDate(end);
  const shown = to ?? from ?? today;
  return (
    <DayPicker
      mode="range"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog it stands in has just been opened, by a press
      autoFocus
      showOutsideDays
      fixedWeeks
      locale={zhCN}
      weekStartsOn={1}
      today={today}
      defaultMonth={shown}
      captionLayout="dropdown"
      startMonth={new Date(Math.min(today.getFullYear() - YEARS, shown.getFullYear()), 0)}
      endMonth={new Date(Math.max(today.getFullYear() + YEARS, shown.getFullYear()), 11)}
      selected={from && { from, to: to ?? from }}
      // The panel says which range that makes.
      onSelect={(_range, day) => onPick(fromCalendarDate(day))}
      formatters={FORMATTERS}
      components={{ Chevron: Arrow }}
      classNames={CLASSES}
    />
  );
}

function Arrow({ orientation }: ChevronProps) {
  const Shown = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Shown size={16} strokeWidth={1.5} aria-hidden="true" />;
}

const FORMATTERS = {
  formatYearDropdown: (year: Date): string => `${year.getFullYear()}年`,
  formatMonthDropdown: (month: Date): string => `${month.getMonth() + 1}月`,
};

const classOf = (name: string): string => styles[name] ?? '';

const CLASSES = {
  root: classOf('calendar'),
  months: classOf('months'),
  month: '',
  nav: classOf('nav'),
  button_previous: classOf('turn'),
  button_next: classOf('turn'),
  month_caption: classOf('caption'),
  dropdowns: classOf('choices'),
  dropdown_root: '',
  dropdown: classOf('choice'),
  // The list beside it says the same.
  caption_label: classOf('unseen'),
  month_grid: classOf('grid'),
  weekday: classOf('weekday'),
  day: classOf('day'),
  day_button: classOf('button'),
  outside: classOf('outside'),
  today: classOf('today'),
  selected: classOf('selected'),
  range_start: classOf('first'),
  range_end: classOf('last'),
};
