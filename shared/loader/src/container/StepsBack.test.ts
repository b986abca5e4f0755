import { expect, it, vi } from 'vitest';
import type { BrokenPart } from '../live/Loader.ts';
import { StepsBack } from './StepsBack.ts';

const BROKE = new Error('broke');
const part = (release: string, key = 'a/page', remote = 'remote_a'): BrokenPart => ({ key, remote, release });

/** The releases before `1` are none. */
const stepsDown = () => vi.fn(async ({ release }: BrokenPart) => release !== '1');

it('steps back once for all that find a release broken at a time', async () => {
  const stepBack = stepsDown();
  const steps = new StepsBack(stepBack);

  expect(await Promise.all([steps.from(part('2'), BROKE), steps.from(part('2', 'a/card'), BROKE)])).toEqual([true, true]);
  expect(stepBack.mock.calls).toEqual([[part('2'), BROKE]]);
  expect(await steps.from(part('2', 'b/page', 'remote_b'), BROKE)).toBe(true);
  expect(stepBack).toHaveBeenCalledTimes(2);
});

it('does not step back again for a page that broke in every release, but for others and in later releases', async () => {
  const stepBack = stepsDown();
  const steps = new StepsBack(stepBack);
  for (const release of ['3', '2']) expect(await steps.from(part(release), BROKE)).toBe(true);
  expect(await steps.from(part('1'), BROKE)).toBe(false);
  stepBack.mockClear();

  for (const release of ['3', '2', '1']) expect(await steps.from(part(release), BROKE)).toBe(false);
  expect(stepBack).not.toHaveBeenCalled();
  expect(await steps.from(part('3', 'a/card'), BROKE)).toBe(true);
  expect(await steps.from(part('4'), BROKE)).toBe(true);
});
