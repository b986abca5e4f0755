import EventBus from 'diagram-js/lib/core/EventBus';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settledInput } from './settledInput.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What the package takes from `debounceInput`. */
type Typed = ((text: string) => void) & { readonly flush: () => void; readonly cancel: () => void };

/** A field whose texts are written once they have settled. */
function field(events = new EventBus()) {
  const write = vi.fn<(text: unknown) => void>();
  const type = settledInput(events)(write) as Typed;
  return { events, type, write };
}

it('writes what was typed last once people pause', () => {
  const { type, write } = field();

  type('审');
  vi.advanceTimersByTime(399);
  type('审核');
  vi.advanceTimersByTime(399);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);

  expect(write.mock.calls).toEqual([['审核']]);
});

it.each(['selection.changed', 'diagram.settle'])('writes at once, and once only, at %s', (event) => {
  const { events, type, write } = field();
  type('审核');

  events.fire(event);
  expect(write.mock.calls).toEqual([['审核']]);
  events.fire(event);
  vi.advanceTimersByTime(1000);

  expect(write).toHaveBeenCalledOnce();
});

it('has written before those are told who show what is selected', () => {
  const { events, type, write } = field();
  const seen: number[] = [];
  events.on('selection.changed', () => void seen.push(write.mock.calls.length));
  type('审核');

  events.fire('selection.changed');

  expect(seen).toEqual([1]);
});

it('forgets what is taken back', () => {
  const { events, type, write } = field();
  type('审核');

  type.cancel();
  events.fire('diagram.settle');
  vi.advanceTimersByTime(1000);

  expect(write).not.toHaveBeenCalled();
});

it('settles every field of a diagram', () => {
  const events = new EventBus();
  const make = settledInput(events);
  const writes = [vi.fn(), vi.fn()];
  const [one, other] = writes.map((write) => make(write) as Typed);
  one?.('甲');
  other?.('乙');

  events.fire('diagram.settle');

  expect(writes.map(({ mock }) => mock.calls)).toEqual([[['甲']], [['乙']]]);
});
