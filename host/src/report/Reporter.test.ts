import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Occurrence, Reporter } from './Reporter.ts';

type Sent = Parameters<ConstructorParameters<typeof Reporter>[0]>[0];

let sent: Sent[];
let reporter: Reporter;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  reporter = new Reporter((errors) => void sent.push(errors));
});
afterEach(() => vi.useRealTimers());

const error: Occurrence = {
  kind: 'error',
  remote: 'remote_bpm',
  release: '0.1.0-abc',
  path: '/bpm',
  message: 'broken',
  stack: 'draw /page.js:1:2\nrun /page.js:1:9',
};
const add = (change: Partial<Occurrence> = {}, times = 1): void => {
  for (let time = 0; time < times; time += 1) reporter.add({ ...error, ...change });
};
const counts = () => sent.map((errors) => errors.map(({ message, count }) => `${count} ${message}`));

it('sends nothing while nothing happens', () => {
  vi.advanceTimersByTime(3_600_000);
  reporter.flush();

  expect(sent).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('sends what happens at about the same time at once', () => {
  add();
  vi.advanceTimersByTime(900);
  add({ message: 'broken, too' });
  expect(sent).toEqual([]);

  vi.advanceTimersByTime(1100);
  expect(counts()).toEqual([['1 broken'], ['1 broken, too']]);
  expect(sent[0]).toEqual([{ ...error, count: 1 }]);
});

it('counts equal ones for a minute before it sends them again', () => {
  add({}, 3);
  vi.advanceTimersByTime(1000);
  add({ path: '/elsewhere', stack: 'draw /page.js:1:2\nother /page.js:3:4' }, 40);
  vi.advanceTimersByTime(59_999);
  expect(counts()).toEqual([['3 broken']]);

  vi.advanceTimersByTime(1);
  expect(counts()).toEqual([['3 broken'], ['40 broken']]);
  expect(vi.getTimerCount()).toBe(0);
});

it('sends it soon when it comes back after a while', () => {
  add();
  vi.advanceTimersByTime(3_600_000);
  add();
  vi.advanceTimersByTime(1000);

  expect(counts()).toEqual([['1 broken'], ['1 broken']]);
});

it.each([
  ['kind', { kind: 'rejection' }],
  ['remote', { remote: 'remote_mall' }],
  ['release', { release: '0.1.0-older' }],
  ['message', { message: 'other' }],
  ['place', { stack: 'draw /page.js:1:3' }],
] as const)('tells errors apart by their %s', (_, change) => {
  add();
  add(change);
  vi.advanceTimersByTime(1000);

  expect(sent).toMatchObject([[{ count: 1 }, { ...change, count: 1 }]]);
});

it('sends five at a time, and thirty in the life of a document', () => {
  for (let index = 0; index < 1000; index += 1) add({ message: `broken ${index}` });
  vi.advanceTimersByTime(3_600_000);
  add({ message: 'another' });
  vi.advanceTimersByTime(3_600_000);

  expect(sent.map(({ length }) => length)).toEqual([5, 5, 5, 5, 5, 5]);
  expect(reporter.open).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('ends also for one error that never ends', () => {
  for (let minute = 0; minute < 100; minute += 1) {
    add({}, 10);
    vi.advanceTimersByTime(61_000);
  }

  expect(sent).toHaveLength(30);
});

it('counts no further than a report may say', () => {
  add({}, 10_005);
  reporter.flush();

  expect(counts()).toEqual([['10000 broken']]);
});

it('sends what is waiting when the document goes, and not again', () => {
  add({}, 2);
  reporter.flush();
  vi.advanceTimersByTime(120_000);

  expect(counts()).toEqual([['2 broken']]);
});
