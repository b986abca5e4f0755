import { expect, it } from 'vitest';
import type { ReleaseSlot } from '@zhilv/release/schema';
import type { LiveRelease } from './LiveRelease.ts';
import { liveSlots } from './liveSlots.ts';
import { file, slot, tables } from '@zhilv/testing/loader/loader-fixtures';

const release = (remote: string, slots: Record<string, ReleaseSlot>, more: Partial<LiveRelease> = {}): LiveRelease => ({
  remote,
  release: '2',
  state: 'active',
  message: null,
  base: '/r/2/',
  tables: tables({ slots }),
  ...more,
});

it('gives what the live releases of all remotes contribute, by order and then by key', () => {
  const found = liveSlots([
    release('remote_a', { 'a/late': slot(300), 'a/same': slot(200) }),
    release('remote_b', { 'b/same': slot(200), 'b/early': slot(100) }),
  ]);

  expect([...found.keys()]).toEqual(['b/early', 'a/same', 'b/same', 'a/late']);
});

it('tells where a contribution belongs apart from what loading it takes', () => {
  const found = liveSlots([release('remote_a', { 'a/card': slot(1, { permission: 'a:b:query', size: 'wide' }) })]).get('a/card');

  expect(found?.slot).toEqual({
    key: 'a/card',
    remote: 'remote_a',
    release: '2',
    slot: 'home.card',
    permission: 'a:b:query',
    size: 'wide',
    order: 1,
  });
  expect(found).toMatchObject({ base: '/r/2/', expose: './slot/x', container: file('remoteEntry.js'), js: [file('card.js')] });
});

it.each(['disabled', 'needs-newer-host'] as const)('has nothing of a remote that is %s', (state) => {
  expect(liveSlots([release('remote_a', { 'a/card': slot(1) }, { state })]).size).toBe(0);
});
