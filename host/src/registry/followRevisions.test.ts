import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followRevisions } from './followRevisions.ts';

const SECOND_MS = 1000;

/** A stream as the browser has it; the test plays the server. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  readonly address: string;
  readyState = 0;

  constructor(address: string) {
    super();
    this.address = address;
    streams.push(this);
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }

  tell(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  breakOff(): void {
    this.dispatchEvent(new Event('error'));
  }

  refuse(): void {
    this.readyState = FakeStream.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

/** Gives each message to the channels of the other tabs. */
class FakeChannel extends EventTarget {
  constructor() {
    super();
    channels.push(this);
  }

  postMessage(data: unknown): void {
    for (const channel of channels) if (channel !== this) channel.dispatchEvent(new MessageEvent('message', { data }));
  }

  close(): void {}
}

/** Lets one tab after the other have the lock. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_: string, { signal }: { signal: AbortSignal }, use: () => Promise<void>) {
      const turn = last.then(() => (signal.aborted ? Promise.reject(new DOMException('hidden', 'AbortError')) : use()));
      last = turn.catch(() => {});
      return turn;
    },
  };
}

let streams: FakeStream[];
let channels: FakeChannel[];
let document: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  [streams, channels] = [[], []];
  document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { onLine: true, locks: fakeLocks() });
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND_MS);

function turn(page: typeof document, state: 'visible' | 'hidden'): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** Opens a tab with a document of its own. */
function openTab() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const heard: number[] = [];
  return { heard, page, end: followRevisions((revision) => heard.push(revision)) };
}

it('opens a stream a little later than the page, and passes on what it tells', async () => {
  const { heard } = openTab();
  await pass(1.9);
  expect(streams).toEqual([]);

  await pass(0.1);
  streams[0]?.tell('7');
  streams[0]?.tell('8');
  streams[0]?.tell('anything else');

  expect(streams).toMatchObject([{ address: '/registry.events' }]);
  expect(heard).toEqual([7, 8]);
});

it('is read by one tab for all that are visible, and by the next one when that is hidden', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  turn(third.page, 'hidden');
  await pass(2);
  streams[0]?.tell('7');
  expect([first, second, third].map(({ heard }) => heard)).toEqual([[7], [7], []]);
  expect(streams).toHaveLength(1);

  turn(first.page, 'hidden');
  expect(streams[0]?.readyState).toBe(FakeStream.CLOSED);
  await pass(2);
  streams[1]?.tell('8');
  expect([first, second, third].map(({ heard }) => heard)).toEqual([[7], [7, 8], []]);

  turn(third.page, 'visible');
  turn(second.page, 'hidden');
  await pass(2);
  streams[2]?.tell('9');
  expect(third.heard).toEqual([9]);
});

it('opens none for a tab that is hidden before its turn', async () => {
  const [first, second] = [openTab(), openTab()];
  turn(second.page, 'hidden');
  turn(first.page, 'hidden');
  await pass(600);

  expect(streams).toEqual([]);
});

it('comes back later each time a stream ends early, and as soon as at first after a good one', async () => {
  openTab();
  const openedAfter: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const [before, at] = [streams.length, Date.now()];
    while (streams.length === before) await pass(1);
    openedAfter.push((Date.now() - at) / SECOND_MS);
    streams.at(-1)?.tell('7');
    streams.at(-1)?.breakOff();
    await pass(0);
  }
  expect(openedAfter).toEqual([2, 4, 8, 16, 32, 64, 128, 128]);

  await pass(128);
  streams.at(-1)?.tell('7');
  streams.at(-1)?.tell('7');
  streams.at(-1)?.breakOff();
  const opened = streams.length;
  await pass(2);
  expect(streams).toHaveLength(opened + 1);
});

it('spreads the tabs of many people over the time after a restart', async () => {
  vi.mocked(Math.random).mockReturnValue(0);
  openTab();
  await pass(1);
  expect(streams).toHaveLength(1);

  vi.mocked(Math.random).mockReturnValue(0.999);
  streams[0]?.breakOff();
  await pass(5.9);
  expect(streams).toHaveLength(1);
  await pass(0.1);
  expect(streams).toHaveLength(2);
});

it('takes a stream for dead that gives no sign of life for a minute', async () => {
  openTab();
  await pass(2);
  streams[0]?.tell('7');
  await pass(59);
  streams[0]?.tell('7');
  await pass(59);
  expect(streams[0]?.readyState).toBe(0);

  await pass(1);
  expect(streams[0]?.readyState).toBe(FakeStream.CLOSED);
  await pass(2);
  expect(streams).toHaveLength(2);
});

it('never asks again where the server has no such stream', async () => {
  const { page } = openTab();
  await pass(2);
  streams[0]?.refuse();
  await pass(600);
  turn(page, 'hidden');
  turn(page, 'visible');
  await pass(600);

  expect(streams).toHaveLength(1);
});

it('asks again where a proxy refuses for a server that had one', async () => {
  openTab();
  await pass(2);
  streams[0]?.tell('7');
  streams[0]?.breakOff();
  await pass(4);
  streams[1]?.refuse();
  await pass(8);

  expect(streams).toHaveLength(3);
});

it('leaves it to the questions where the browser has no locks', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  openTab().end();
  await pass(600);

  expect(streams).toEqual([]);
});

it('ends', async () => {
  const { end, page } = openTab();
  await pass(2);

  end();
  turn(page, 'hidden');
  turn(page, 'visible');
  await pass(600);

  expect(streams).toMatchObject([{ readyState: FakeStream.CLOSED }]);
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves nothing behind at the end of a stream', async () => {
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
  openTab();
  await pass(2);
  const kept = (): number => added.mock.calls.length - removed.mock.calls.length;
  const before = kept();
  for (const _ of [1, 2]) {
    streams.at(-1)?.breakOff();
    await pass(8);
  }
  expect([streams.length, kept()]).toEqual([3, before]);
});
