import { afterEach, expect, it, vi } from 'vitest';
import { chooseCopy, type SharedCopy, takeCopy } from './SharedCopy.ts';

afterEach(() => vi.restoreAllMocks());

const copy = (version: string, facts: Partial<SharedCopy> = {}): SharedCopy => ({
  version,
  from: 'host',
  get: () => Promise.resolve(() => version),
  scope: ['default'],
  strategy: 'loaded-first',
  shareConfig: {},
  ...facts,
});
const byVersion = (...copies: readonly SharedCopy[]) => Object.fromEntries(copies.map((one) => [one.version, one]));

it.each([
  ['the newest', byVersion(copy('1.2.0'), copy('1.10.0')), {}, '1.10.0'],
  ['one that is loaded', byVersion(copy('1.2.0', { loaded: true }), copy('1.10.0')), {}, '1.2.0'],
  ['one that is loading', byVersion(copy('1.2.0', { loading: new Promise(() => {}) }), copy('1.10.0')), {}, '1.2.0'],
  ['one that satisfies', byVersion(copy('1.2.0'), copy('2.0.0', { loaded: true })), { requiredVersion: '^1.0.0' }, '1.2.0'],
  ['none that does not', byVersion(copy('2.0.0')), { requiredVersion: '^1.0.0' }, undefined],
  ['none where none is', {}, { singleton: true }, undefined],
])('chooses %s', (_, copies, wanted, version) => {
  expect(chooseCopy('react', copies, wanted)?.version).toBe(version);
});

it('chooses a singleton whatever its version, and warns', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const copies = byVersion(copy('1.2.0', { loaded: true }), copy('2.1.0'));

  expect(chooseCopy('react', copies, { singleton: true, requiredVersion: '^2.0.0' })?.version).toBe('1.2.0');
  expect(warn).toHaveBeenCalledWith('host has react 1.2.0, which is wanted as ^2.0.0');
});

it('loads a copy once, and notes who took it', async () => {
  const get = vi.fn<SharedCopy['get']>().mockResolvedValue(() => 'module');
  const shared = copy('1.0.0', { get });
  const [one, other] = await Promise.all([takeCopy(shared, 'host'), takeCopy(shared, 'remote_a')]);
  await takeCopy(shared, 'remote_a');

  expect([one(), other()]).toEqual(['module', 'module']);
  expect(get).toHaveBeenCalledTimes(1);
  expect(shared).toMatchObject({ loaded: true, useIn: ['host', 'remote_a'] });
});

it('asks again for a copy that failed', async () => {
  const get = vi
    .fn<SharedCopy['get']>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(() => 'module');
  const shared = copy('1.0.0', { get });

  await expect(Promise.all([takeCopy(shared, 'host'), takeCopy(shared, 'remote_a')])).rejects.toThrow('gone');
  expect(shared).toMatchObject({ loading: null });
  expect((await takeCopy(shared, 'host'))()).toBe('module');
});

it('notes who waits for a copy, and no longer those for whom it failed', async () => {
  const { promise, reject } = Promise.withResolvers<() => unknown>();
  const shared = copy('1.0.0', { get: () => promise });
  const takes = Promise.all(['host', 'remote_a', 'remote_a'].map((user) => takeCopy(shared, user)));
  expect(shared.useIn).toEqual(['host', 'remote_a']);
  reject(new Error('gone'));

  await expect(takes).rejects.toThrow('gone');
  expect(shared.useIn).toEqual([]);
});
