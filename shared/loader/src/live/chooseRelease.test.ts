import { expect, it } from 'vitest';
import { chooseRelease } from './chooseRelease.ts';
import { older } from '@zhilv/testing/loader/loader-fixtures';
import { entry } from '@zhilv/testing/release/registry-fixtures';

const shell = { contract: 1, platform: ['call'], shared: {} };
const tooNew = { requires: ['later'] };

const choose = (releases: Parameters<typeof entry>[0], failed: readonly string[] = [], blocked: string[] = []) =>
  chooseRelease(shell, entry(releases, { blocked }), new Set(failed));
const used = (id: string, instead: 'downgraded' | 'previous' | null) => ({
  kind: 'use',
  release: older(id),
  instead,
  reasons: instead === 'downgraded' ? ["the host's platform lacks later"] : [],
});

it('uses the active release', () => {
  expect(choose([older('2'), older('1')])).toEqual(used('2', null));
});

it('uses an older one when the shell cannot run the active one', () => {
  expect(choose([older('3', tooNew), older('2', tooNew), older('1')])).toEqual(used('1', 'downgraded'));
});

it('uses the newest older one when the active one failed, a blocked one never', () => {
  expect(choose([older('3'), older('2'), older('1')], ['3'])).toEqual(used('2', 'previous'));
  expect(choose([older('3'), older('2'), older('1')], ['3'], ['2'])).toEqual(used('1', 'previous'));
});

it('goes further back when that one failed too', () => {
  expect(choose([older('3'), older('2'), older('1')], ['3', '2'])).toEqual(used('1', 'previous'));
});

it('stays downgraded when it is an older one that failed', () => {
  expect(choose([older('3', tooNew), older('2'), older('1')], ['2'])).toEqual(used('1', 'downgraded'));
});

it('uses one that failed rather than none', () => {
  expect(choose([older('2'), older('1', tooNew)], ['2'])).toEqual(used('2', null));
});

it('says that nothing can run, or that nothing is active', () => {
  expect(choose([older('2', tooNew)], ['1'])).toMatchObject({ kind: 'needs-newer-host' });
  expect(chooseRelease(shell, entry([older('1')], { active: null }), new Set())).toEqual({ kind: 'none' });
});
