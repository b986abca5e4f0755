import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ChevronProps, DayPicker, type Modifiers } from 'react-day-picker';
import { zhCN } from 'react-day-picker/locale/zh-CN';
import styles from './Calendar.module.css';
import { fromCalendarDate, toCalendarDate } from './day.ts';

export interface CalendarProps {
  /** The range that is marked, `2023-10-01`; with only one of its ends that day is marked. */
  begin: string | null;
  end: string | null;
  /** Today's date in Shanghai, `2023-10-01`. */
  today: string;
  /** The calendar takes the focus. */
  focused: boolean;
  onPick: (day: string) => void;
}

/** The number of years before and after today that the list offers; others can be typed. */
const YEARS = 20;

/** Shows a month to pick a day from, by pointer or keyboard (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/). */
export function Calendar({ begin, end, today: todayText, focused, onPick }: CalendarProps) {
  const today = toCalendarDate(todayText);
  const from = begin === null ? undefined : toCalendarDate(begin);
  const to = end === null ? undefined : toCalendarDate(end);
  const shown = to ?? from ?? today;
  return (
    <DayPicker
      mode="range"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a press has just opened the dialog around it
      autoFocus={focused}
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
      // The panel makes the range, so only the pressed day is passed on.
      onSelect={(_range, day) => onPick(fromCalendarDate(day))}
      formatters={FORMATTERS}
      labels={LABELS}
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

const LABELS = {
  // The library's own puts a space between day and weekday.
  labelDayButton: (day: Date, { today, selected }: Modifiers): string => {
    const weekday = '日一二三四五六'.charAt(day.getDay());
    const name = `${day.getFullYear()}年${day.getMonth() + 1}月${day.getDate()}日星期${weekday}`;
    return [today && '今天', name, selected && '已选择'].filter(Boolean).join('，');
  },
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
  // The caption is hidden, for the lists of months and years show the same.
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
