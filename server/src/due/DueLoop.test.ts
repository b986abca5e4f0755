import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { DueLoop } from './DueLoop.ts';
import type { DueContext, DueWork } from './DueWork.ts';
import { dueWorks } from './dueWorks.ts';

const MINUTE = 60_000;

const context: Omit<DueContext, 'wake'> = {
  // No work of these tests looks at it.
  db: null as unknown as DueContext['db'],
  clock: () => 0,
  settings: readSettings({}).app,
  send: () => Promise.reject(new Error('Nothing is sent here.')),
};

let lines: string[];
let loop: DueLoop | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  // Waits are spread; this is the middle.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  lines = [];
});
afterEach(async () => {
  await loop?.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function begun(...works: DueWork[]): DueLoop {
  loop = new DueLoop({ works, context, notice: (line) => lines.push(line) });
  loop.start();
  return loop;
}

const work = (run: DueWork['run'], further: Partial<DueWork> = {}): DueWork => ({
  name: 'sample',
  everyMs: MINUTE,
  batch: 10,
  run,
  ...further,
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the loop of due work', () => {
  it('begins at once and again after each wait', async () => {
    const run = vi.fn(async () => 0);
    begun(work(run));

    await pass(0);
    expect(run).toHaveBeenCalledTimes(1);
    await pass(MINUTE - 1);
    expect(run).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(run).toHaveBeenCalledTimes(2);
    await pass(5 * MINUTE);
    expect(run).toHaveBeenCalledTimes(7);
  });

  it('goes on at once while there are full batches', async () => {
    const counts = [10, 10, 3];
    const run = vi.fn(async () => counts.shift() ?? 0);
    begun(work(run));

    await pass(0);

    expect(run).toHaveBeenCalledTimes(3);
  });

  it('does no work twice at once, and does it again when it was woken meanwhile', async () => {
    let running = 0;
    let most = 0;
    let end = (): void => {};
    const run = vi.fn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      running -= 1;
      return 0;
    });
    const { wake } = begun(work(run));
    wake('sample');
    wake('sample');
    wake('nobody has this name');
    await pass(0);
    expect(run).toHaveBeenCalledTimes(1);

    end();
    await pass(0);
    expect(run).toHaveBeenCalledTimes(2);
    end();
    await pass(0);

    expect(run).toHaveBeenCalledTimes(2);
    expect(most).toBe(1);
  });

  it('begins woken work at once and other work in its own time', async () => {
    const [one, other] = [vi.fn(async () => 0), vi.fn(async () => 0)];
    const { wake } = begun(work(one, { name: 'one' }), work(other, { name: 'other' }));
    await pass(0);

    wake('one');
    await pass(0);

    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 1]);
  });

  it('waits longer after each failure, says so once, and goes on as before when it works', async () => {
    const run = vi.fn(async (): Promise<number> => Promise.reject(new Error('the database is away')));
    begun(work(run));

    await pass(0);
    await pass(2 * MINUTE - 1);
    expect(run).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(run).toHaveBeenCalledTimes(2);
    await pass(4 * MINUTE);
    expect(run).toHaveBeenCalledTimes(3);
    expect(lines).toEqual(['Due work sample failed and is tried again: the database is away']);

    run.mockResolvedValue(0);
    await pass(8 * MINUTE);
    expect(run).toHaveBeenCalledTimes(4);
    await pass(MINUTE);
    expect(run).toHaveBeenCalledTimes(5);
  });

  it('begins nothing after its end, and ends when what runs has ended', async () => {
    let end = (): void => {};
    const run = vi.fn(async () => {
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      return 10;
    });
    const begunLoop = begun(work(run));
    await pass(0);
    const ended = vi.fn();
    const closing = begunLoop.close().then(ended);
    begunLoop.wake('sample');
    await pass(10 * MINUTE);
    expect(ended).not.toHaveBeenCalled();

    end();
    await closing;
    await pass(10 * MINUTE);

    expect(run).toHaveBeenCalledTimes(1);
  });
});

it('every due work has a name of its own', async () => {
  const names = (await dueWorks()).map(({ name }) => name);

  expect(names).toEqual(expect.arrayContaining(['pay-expire', 'pay-notify']));
  expect(new Set(names).size).toBe(names.length);
});
