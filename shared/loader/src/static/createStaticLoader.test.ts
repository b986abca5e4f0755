import { registry } from '@zhilv/testing/release/registry-fixtures';
import { expect, it } from 'vitest';
import type { PageModule } from '../live/Loader.ts';
import { createStaticLoader } from './createStaticLoader.ts';

const module: PageModule = { Component: () => null };
const card = { slot: 'home.card', size: 'small', load: async () => module } as const;

const loader = createStaticLoader([
  {
    name: 'remote_a',
    pages: { 'a/list': { title: '列表', load: async () => module } },
    slots: { 'a/late': { ...card, order: 200 } },
  },
  {
    name: 'remote_b',
    pages: {
      home: { path: '/home', layout: 'public', load: async () => module },
      'b/gone': { load: () => Promise.reject(new Error('no answer')) },
    },
    slots: { 'b/early': { ...card, order: 100 } },
  },
])(registry({}));

it('has the pages and slots of the build, whatever the registry names', () => {
  expect(loader.pages.map(({ key, remote, release, layout }) => [key, remote, release, layout])).toEqual([
    ['a/list', 'remote_a', 'h', 'console'],
    ['home', 'remote_b', 'h', 'public'],
    ['b/gone', 'remote_b', 'h', 'console'],
  ]);
  expect(loader.slots.map(({ key }) => key)).toEqual(['b/early', 'a/late']);
  expect(loader.publicPaths).toEqual(['/home']);
  expect([loader.standing('remote_a')?.state, loader.standing('remote_c')]).toEqual(['active', null]);
});

it('loads by what the bundler gives', async () => {
  await expect(loader.load('a/list')).resolves.toBe(module);
  await expect(loader.loadSlot('a/late')).resolves.toBe(module);
  await expect(loader.load('a/other')).rejects.toThrow('the build has no page a/other');
});

it('fails as the loader of releases does, so that the host shows the same face', async () => {
  await expect(loader.load('b/gone')).rejects.toMatchObject({ name: 'RemoteFailure', kind: 'unreachable', remote: 'remote_b' });
});
