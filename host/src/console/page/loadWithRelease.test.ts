import type { PageModule, RemoteStanding } from '@zhilv/loader';
import { expect, it } from 'vitest';
import { loadWithRelease } from './loadWithRelease.ts';

const module: PageModule = { Component: () => null };
const standing = (release: string | null, instead: RemoteStanding['instead'] = null): RemoteStanding => ({
  remote: 'remote_a',
  state: 'active',
  message: null,
  release,
  instead,
});

it.each([
  ['the one that was live when it was asked for', standing('2'), '2'],
  ['an older one that stands in for it', standing('1', 'previous'), '1'],
  ['the one that was asked for, when another one has come into force meanwhile', standing('3'), '2'],
])('tells that a module is of %s', async (_, after, release) => {
  let now = standing('2');

  const loaded = await loadWithRelease({ standing: () => now }, { remote: 'remote_a', named: '2' }, async () => {
    now = after;
    return module;
  });

  expect(loaded).toEqual({ module, release });
});

it('goes by the release that was named where none has been chosen yet', async () => {
  const loader = { standing: () => standing(null) };

  expect(await loadWithRelease(loader, { remote: 'remote_a', named: '2' }, async () => module)).toEqual({ module, release: '2' });
});
