import { expect, it } from 'vitest';
import type { RegistryEntry, ReleaseSlot } from '../schema/index.ts';
import { liveSlots } from './liveSlots.ts';

const file = (name: string) => ({ file: name, integrity: 'sha384-x' });
const slot = (order: number, more: Partial<ReleaseSlot> = {}): ReleaseSlot => ({
  expose: './slot/x',
  js: [file('card.js')],
  css: [],
  shared: ['@zhilv/ui@1/card'],
  slot: 'home.card',
  size: 'small',
  order,
  ...more,
});

function remote(slots: Record<string, ReleaseSlot>, more: Partial<RegistryEntry> = {}): RegistryEntry {
  const summary = { integrity: '', contract: 1, requires: [], shared: {}, commit: null, created: 0 };
  const load = { entry: file('remoteEntry.js'), pages: {}, slots, host: null };
  return {
    state: 'active',
    message: null,
    active: '2',
    blocked: [],
    activations: [],
    releases: [
      { ...summary, id: '2', url: '/r/2/', load },
      { ...summary, id: '1', url: '/r/1/', load: null },
    ],
    ...more,
  };
}

const slotsOf = (remotes: Record<string, RegistryEntry>) => liveSlots({ revision: 1, host: remote({}), remotes });

it('gives what the live releases of all remotes contribute, by order and then by key', () => {
  const found = slotsOf({
    remote_a: remote({ 'a/late': slot(300), 'a/same': slot(200) }),
    remote_b: remote({ 'b/same': slot(200), 'b/early': slot(100) }),
  });

  expect([...found.keys()]).toEqual(['b/early', 'a/same', 'b/same', 'a/late']);
});

it('tells where a contribution belongs apart from what loading it takes', () => {
  const found = slotsOf({ remote_a: remote({ 'a/card': slot(1, { permission: 'a:b:query', size: 'wide' }) }) }).get('a/card');

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

it('has nothing of a disabled remote, nor of one without a live release', () => {
  const found = slotsOf({
    remote_a: remote({ 'a/card': slot(1) }, { state: 'disabled' }),
    remote_b: remote({ 'b/card': slot(1) }, { active: null }),
  });

  expect(found.size).toBe(0);
});
