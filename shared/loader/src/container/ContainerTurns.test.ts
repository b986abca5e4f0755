import { expect, it } from 'vitest';
import { ContainerTurns } from './ContainerTurns.ts';

/** Makes loads that end when they are told to, and the names of those that have begun. */
function loads() {
  const turns = new ContainerTurns();
  const begun: string[] = [];
  const take = (remote: string, release: string, until = performance.now() + 10_000) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const name = `${remote} ${release}`;
    const taken = turns.inTurn(remote, release, until, () => {
      begun.push(name);
      return promise;
    });
    return { taken, end: () => resolve(name) };
  };
  return { begun, take };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('lets one release of a remote load at a time, and remotes beside each other', async () => {
  const { begun, take } = loads();
  const first = take('a', '1');
  const second = take('a', '2');
  const beside = take('a', '1');
  take('b', '2');
  await nextTask();
  expect(begun).toEqual(['a 1', 'a 1', 'b 2']);

  first.end();
  await first.taken;
  await nextTask();
  expect(begun).toHaveLength(3);
  beside.end();
  await beside.taken;
  await nextTask();
  expect(begun).toEqual(['a 1', 'a 1', 'b 2', 'a 2']);
  second.end();
  expect(await second.taken).toBe('a 2');
});

it('waits no longer than there is time, neither to load nor for another one', async () => {
  const { begun, take } = loads();
  const now = performance.now();
  const hanging = take('a', '1', now + 20);
  const waiting = take('a', '2', now + 10);
  const later = take('a', '2');

  await expect(waiting.taken).rejects.toThrow('no answer in time');
  await expect(hanging.taken).rejects.toThrow('no answer in time');
  await nextTask();
  expect(begun).toEqual(['a 1', 'a 2']);
  later.end();
  expect(await later.taken).toBe('a 2');
});
