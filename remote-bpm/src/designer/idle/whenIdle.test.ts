// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

afterEach(() => vi.unstubAllGlobals());

it('waits for an idle moment, for two seconds at most', async () => {
  const idle = vi.fn<(then: () => void, options: object) => void>((then) => then());
  vi.stubGlobal('requestIdleCallback', idle);

  await whenIdle();

  expect(idle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 2000 });
});

it('waits for the next task in a browser that does not tell of idle moments', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');

  await expect(whenIdle()).resolves.toBeUndefined();
});
