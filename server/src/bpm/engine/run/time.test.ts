import { refusalOf } from '@zhilv/testing/process/refusal-of';
import { describe, expect, it } from 'vitest';
import { dueDateOf, nextDue, scheduleOf } from './time.ts';

const at = (text: string): number => Date.parse(text);
const NOW = at('2030-01-07T10:00:00Z');

describe('a timer', () => {
  it('waits for a duration, in which months are as long as they are', () => {
    const due = (duration: string, from = NOW) => new Date(scheduleOf('duration', duration, from, 't').due).toISOString();

    expect(due('PT90M')).toBe('2030-01-07T11:30:00.000Z');
    expect(due('P1W')).toBe('2030-01-14T10:00:00.000Z');
    expect(due('P1M', at('2030-01-31T00:00:00Z'))).toBe('2030-02-28T00:00:00.000Z');
    expect(due('PT0.5S')).toBe('2030-01-07T10:00:00.500Z');
  });

  it('waits for a date, which is UTC unless it says otherwise', () => {
    const due = (date: string) => new Date(scheduleOf('date', date, NOW, 't').due).toISOString();

    expect(due('2030-02-01T08:00:00')).toBe('2030-02-01T08:00:00.000Z');
    expect(due('2030-02-01')).toBe('2030-02-01T00:00:00.000Z');
    expect(due('2030-02-01T08:00:00+08:00')).toBe('2030-02-01T00:00:00.000Z');
    expect(due('2030-02-01T08:00:00Z')).toBe('2030-02-01T08:00:00.000Z');
    // Past, so it fires at once.
    expect(due('2029-12-31T00:00:00')).toBe('2029-12-31T00:00:00.000Z');
  });

  it('comes again and again, from a start if there is one', () => {
    expect(scheduleOf('cycle', 'R3/PT1H', NOW, 't')).toEqual({ due: at('2030-01-07T11:00:00Z'), left: 3, interval: 'PT1H' });
    expect(scheduleOf('cycle', 'R/P1D', NOW, 't')).toMatchObject({ left: null });
    expect(scheduleOf('cycle', 'R/2030-01-08T08:00:00/P1D', NOW, 't').due).toBe(at('2030-01-08T08:00:00Z'));
    expect(scheduleOf('cycle', 'R/2029-12-01T08:00:00/P1D', NOW, 't').due).toBe(at('2030-01-08T08:00:00Z'));
    expect(scheduleOf('cycle', 'R/1900-03-31T00:00:00/P1M', NOW, 't').due).toBe(at('2030-01-31T00:00:00Z'));
  });

  it('refuses what it cannot read, and where it is', () => {
    const refused = [
      ['duration', ''],
      ['duration', '1 hour'],
      ['duration', 'P999999999Y'],
      // PostgreSQL and calendars for people have four digits.
      ['duration', 'P8000Y'],
      ['date', '+012030-01-07T00:00:00'],
      ['date', '0000-12-31T00:00:00'],
      ['cycle', 'R/P8000Y'],
      ['date', '2030-02-30'],
      ['date', 'P1D'],
      ['date', '2030-02-01T08:00:00[Asia/Shanghai]'],
      ['cycle', 'PT1H'],
      ['cycle', 'R0/PT1H'],
      ['cycle', 'R/PT0S'],
      ['cycle', 'R/-PT1H'],
      ['cycle', 'R/PT1H/2030-01-08T08:00:00'],
      ['cycle', 'R/2030-01-08/P1D/P1D'],
      ['cycle', '0 0 8 * * ?'],
    ] as const;

    for (const [kind, text] of refused) {
      expect(
        refusalOf(() => scheduleOf(kind, text, NOW, 'wait')),
        text,
      ).toMatchObject({ kind: 'expression', element: 'wait' });
    }
    expect(refusalOf(() => scheduleOf('date', 'soon', NOW, 'wait'))?.message).toBe('节点「wait」的定时器时间「soon」无法识别');
  });
});

describe('the next time of a cycle', () => {
  it('keeps the beat, and does not make up for what was missed', () => {
    const due = at('2030-01-07T08:00:00Z');

    expect(nextDue(due, 'P1D', due, 't')).toBe(at('2030-01-08T08:00:00Z'));
    expect(nextDue(due, 'P1D', at('2030-01-20T12:34:56Z'), 't')).toBe(at('2030-01-21T08:00:00Z'));
    expect(nextDue(at('2030-01-31T00:00:00Z'), 'P1M', at('2031-01-31T00:00:00Z'), 't')).toBe(at('2031-02-28T00:00:00Z'));
  });

  it('refuses one beyond all calendars', () => {
    expect(refusalOf(() => nextDue(NOW, 'P274000Y', NOW + 1, 't'))?.message).toContain('超出了日历范围');
  });
});

it('a task is due at a date, or after a duration', () => {
  expect(dueDateOf('P1DT2H', NOW, 't')).toBe(at('2030-01-08T12:00:00Z'));
  expect(dueDateOf('2030-02-01T08:00:00', NOW, 't')).toBe(at('2030-02-01T08:00:00Z'));
  expect(refusalOf(() => dueDateOf('明天', NOW, 't'))?.message).toBe('节点「t」的到期时间「明天」无法识别');
});
