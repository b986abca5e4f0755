import { describe, expect, it } from 'vitest';
import type { Activation, RegistryEntry } from '../schema/index.ts';
import { entry, summary } from '@zhilv/testing/release/registry-fixtures';
import { removableReleases } from './removableReleases.ts';

const DAY = 24 * 60 * 60 * 1000;
const now = 100 * DAY;
const daysAgo = (days: number): number => now - days * DAY;

/** Releases 1 to `count`, made 99 days ago; `activated` says how many days ago which was activated, newest first. */
function entryWith(count: number, activated: readonly (readonly [release: number, days: number])[], created = 99): RegistryEntry {
  const releases = Array.from({ length: count }, (_, index) => summary(String(count - index), { created: daysAgo(created) }));
  return entry(releases, {
    active: activated[0] ? String(activated[0][0]) : null,
    activations: activated.map(([release, days]): Activation => ({ release: String(release), by: 'publish', at: daysAgo(days) })),
  });
}
const removed = (given: RegistryEntry): readonly string[] => removableReleases(given, now).map(({ id }) => id);

describe('gc keeps', () => {
  it('the last ten releases, whether or not they were ever active', () => {
    expect(removed(entryWith(12, []))).toEqual(['2', '1']);
    expect(removed(entryWith(10, []))).toEqual([]);
  });

  it('the active release, however old', () => {
    expect(removed(entryWith(12, [[1, 90]]))).toEqual(['2']);
  });

  it('what another replaced within fourteen days, however long it had been active', () => {
    expect(
      removed(
        entryWith(13, [
          [13, 13],
          [1, 60],
          [2, 80],
        ]),
      ),
    ).toEqual(['3', '2']);
  });

  it('what was replaced at the very limit, and no longer what was replaced before', () => {
    const replaced = (days: number) =>
      removed(
        entryWith(12, [
          [12, 5],
          [2, days],
          [1, 60],
        ]),
      );

    expect(replaced(14)).toEqual([]);
    expect(replaced(14.001)).toEqual(['1']);
  });

  it('what was active for a while in between', () => {
    expect(
      removed(
        entryWith(12, [
          [12, 2],
          [1, 3],
          [12, 40],
        ]),
      ),
    ).toEqual(['2']);
  });

  it('what a rollback goes to and what stands in first, however long ago, and however many were only uploaded since', () => {
    const before = [
      [13, 40],
      [3, 60],
      [2, 70],
      [1, 80],
    ] as const;

    expect(removed(entryWith(13, before))).toEqual(['2', '1']);
    expect(removed({ ...entryWith(13, before), blocked: ['3'] })).toEqual(['3', '1']);
    // A rollback goes on to what was taken back by hand, and that stands in for nothing.
    expect(removed({ ...entryWith(13, before), standIns: ['1'] })).toEqual(['2']);
  });

  it('every release of these days where so much was activated that the list no longer tells', () => {
    const often = Array.from({ length: 20 }, (_, index) => [25 - index, index / 4] as const);

    expect(removed(entryWith(25, often, 5))).toEqual([]);
    expect(removed(entryWith(25, often, 15))).toEqual(['5', '4', '3', '2', '1']);
    expect(removed(entryWith(25, often.slice(0, 19), 5))).toEqual(['6', '5', '4', '3', '2', '1']);
  });
});
