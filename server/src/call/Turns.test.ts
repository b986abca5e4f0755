import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { type Applicant, Turns } from './Turns.ts';

let begun: string[];
let finish: Map<string, () => void>;
beforeEach(() => {
  begun = [];
  finish = new Map();
});

/** Wants a turn for a task that runs until it is finished by its name; gives its outcome. */
function apply(
  turns: Turns,
  sender: string,
  name: string,
  { rank = 0, subject = null }: Partial<Applicant> = {},
): Promise<string> {
  const task = (): Promise<string> => {
    begun.push(name);
    return new Promise((resolve) => finish.set(name, () => resolve('done')));
  };
  return turns.run({ rank, sender, subject }, task).catch((error: Error) => error.name);
}

async function finished(name: string): Promise<readonly string[]> {
  finish.get(name)?.();
  await setImmediate();
  return begun;
}

it('runs so many tasks at once and lets senders take turns', async () => {
  const turns = new Turns({ atOnce: 2, mostWaiting: 100 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void apply(turns, 'a', name);
  void apply(turns, 'b', 'b1');

  expect(await finished('none')).toEqual(['a1', 'a2']);
  expect(await finished('a1')).toEqual(['a1', 'a2', 'a3']);
  expect(await finished('a2')).toEqual(['a1', 'a2', 'a3', 'b1']);
  expect(await finished('b1')).toEqual(['a1', 'a2', 'a3', 'b1', 'a4']);
});

it('runs tasks about one subject one after the other, and others meanwhile', async () => {
  const turns = new Turns({ atOnce: 2, mostWaiting: 100 });
  for (const name of ['first', 'second']) void apply(turns, 'a', name, { subject: 'clerk' });
  void apply(turns, 'a', 'other', { subject: 'guest' });

  expect(await finished('none')).toEqual(['first', 'other']);
  expect(await finished('other')).toEqual(['first', 'other']);
  expect(await finished('first')).toEqual(['first', 'other', 'second']);
});

it('lets lower ranks come first, and refuses the highest', async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 3 });
  const stranger = [3, 1, 2].map((rank) => apply(turns, `stranger ${rank}`, `rank ${rank}`, { rank }));
  const worst = apply(turns, 'another', 'rank 9', { rank: 9 });
  void apply(turns, 'at home', 'rank 0');

  expect(await worst).toBe('TooManyWaiting');
  expect(await finished('none')).toEqual(['rank 3']);
  expect(await finished('rank 3')).toEqual(['rank 3', 'rank 0']);
  expect(await finished('rank 0')).toEqual(['rank 3', 'rank 0', 'rank 1']);
  expect(await stranger[0]).toBe('done');
});

it('goes on after a task that failed', async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 100 });
  const failed = turns.run({ rank: 0, sender: 'a', subject: 'x' }, async () => {
    throw new Error('broken');
  });

  await expect(failed).rejects.toThrow('broken');
  expect(await turns.run({ rank: 0, sender: 'a', subject: 'x' }, async () => 'done')).toBe('done');
});

it('refuses what would wait behind too many, of whoever has most waiting', async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 3 });
  const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => apply(turns, 'a', name));
  const refusedAtOnce = apply(turns, 'a', 'a5');
  void apply(turns, 'b', 'b1');

  expect([await refusedAtOnce, await flood[3]]).toEqual(['TooManyWaiting', 'TooManyWaiting']);
  expect(await finished('a1')).toEqual(['a1', 'a2']);
  expect(await finished('a2')).toEqual(['a1', 'a2', 'b1']);
  expect(await finished('b1')).toEqual(['a1', 'a2', 'b1', 'a3']);
});
