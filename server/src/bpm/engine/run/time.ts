import { Temporal } from 'temporal-polyfill';
import { Refusal } from '../state/Refusal.ts';

/** When a timer fires for the first time, and after that. */
export interface Schedule {
  /** Epoch ms. */
  readonly due: number;
  /** How often it fires; null without end. */
  readonly left: number | null;
  /** ISO 8601 duration between two firings; null when it fires once. */
  readonly interval: string | null;
}

/**
 * Reads what a timer's text says: an ISO 8601 duration, a date, or a cycle such as `R3/PT1H` or `R/2030-01-07T08:00:00/P1D`.
 * Times without a zone are UTC.
 * @throws Refusal when it says nothing of the kind
 */
export function scheduleOf(kind: 'duration' | 'date' | 'cycle', text: string, now: number, element: string): Schedule {
  try {
    if (kind === 'duration') return { due: later(now, text), left: 1, interval: null };
    if (kind === 'date') return { due: dateOf(text), left: 1, interval: null };
    return cycleOf(text, now);
  } catch (error) {
    throw unreadable(error, `节点「${element}」的定时器时间「${text}」无法识别`, element);
  }
}

/**
 * Reads when a task is due: a date, or a duration from now on.
 * @throws Refusal when it is neither
 */
export function dueDateOf(text: string, now: number, element: string): number {
  try {
    return text.startsWith('P') ? later(now, text) : dateOf(text);
  } catch (error) {
    throw unreadable(error, `节点「${element}」的到期时间「${text}」无法识别`, element);
  }
}

/**
 * Gives the next time of a cycle. What was missed, such as by a long suspension, is not made up for, and the cycle keeps its beat:
 * what came every day at eight still does.
 * @throws Refusal when that is beyond all calendars
 */
export function nextDue(due: number, interval: string, now: number, element: string): number {
  try {
    return nextOf(due, interval, now);
  } catch (error) {
    throw unreadable(error, `节点「${element}」的定时器周期「${interval}」超出了日历范围`, element);
  }
}

function nextOf(due: number, interval: string, now: number): number {
  const duration = Temporal.Duration.from(interval);
  const after = (times: number) => later(due, multiple(duration, times));
  // Months differ in length, so the number of intervals that have passed is only nearly known.
  let times = Math.max(1, Math.floor((now - due) / (after(1) - due)));
  while (after(times) <= now) times += 1;
  while (times > 1 && after(times - 1) > now) times -= 1;
  return after(times);
}

function cycleOf(text: string, now: number): Schedule {
  const [repeat = '', ...rest] = text.split('/');
  const [, count] = /^R(\d*)$/.exec(repeat) ?? [];
  const interval = rest.at(-1) ?? '';
  if (count === undefined || rest.length < 1 || rest.length > 2 || (count !== '' && Number(count) < 1))
    throw new RangeError(text);
  const start = rest.length === 2 ? dateOf(rest[0] ?? '') : null;
  // A cycle that stands still would fire for ever.
  if (later(now, interval) <= now) throw new RangeError(text);
  const due = start === null ? later(now, interval) : start >= now ? start : nextOf(start, interval, now);
  return { due, left: count === '' ? null : Number(count), interval };
}

function dateOf(text: string): number {
  // The library would leave out a zone by name.
  if (text.includes('[')) throw new RangeError(text);
  const time = /(?:Z|[+-]\d\d:?\d\d)$/iu.test(text)
    ? Temporal.Instant.from(text)
    : Temporal.PlainDateTime.from(text).toZonedDateTime('UTC').toInstant();
  return known(time.epochMilliseconds);
}

const later = (from: number, duration: string | Temporal.Duration): number =>
  known(Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO('UTC').add(duration).epochMilliseconds);

const FIRST = Date.UTC(1000, 0);
const LAST = Date.UTC(10_000, 0) - 1;

/** Years have four digits, for databases and for people. */
function known(time: number): number {
  if (time < FIRST || time > LAST) throw new RangeError(String(time));
  return time;
}

function multiple(duration: Temporal.Duration, times: number): Temporal.Duration {
  const { years, months, weeks, days, hours, minutes, seconds, milliseconds } = duration;
  const parts = { years, months, weeks, days, hours, minutes, seconds, milliseconds };
  return Temporal.Duration.from(Object.fromEntries(Object.entries(parts).map(([unit, amount]) => [unit, amount * times])));
}

/** The library throws a RangeError for what it cannot read, and for what is out of time. */
function unreadable(error: unknown, message: string, element: string): unknown {
  return error instanceof RangeError ? new Refusal('expression', message, element) : error;
}
