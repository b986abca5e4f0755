import { entry, summary } from '@zhilv/testing/release/registry-fixtures';
import { expect, it } from 'vitest';
import type { Activation } from '../schema/index.ts';
import { standIns } from './standIns.ts';

/** Gives the stand-ins after these activations, oldest first, of releases 1 to 5. A minus in front means that it was by rollback. */
function after(...activations: readonly string[]): readonly string[] {
  const made = activations.map((one): Activation => {
    const release = one.replace('-', '');
    return { release, by: one === release ? 'publish' : 'rollback', at: 0 };
  });
  const releases = ['5', '4', '3', '2', '1'].map((id) => summary(id));
  const active = made.at(-1)?.release ?? null;
  return standIns(entry(releases, { active, activations: made.toReversed() })).map(({ id }) => id);
}

it.each([
  ['the one before, and those before it', ['1', '2', '3'], ['2', '1']],
  ['none that was only uploaded', ['1', '5'], ['1']],
  ['none that was never live before', ['3'], []],
  ['none that was rolled back', ['1', '2', '3', '-2'], ['1']],
  ['none of several that were rolled back', ['1', '2', '3', '-2', '-1'], []],
  ['none that was taken back by hand', ['1', '2', '1'], []],
  ['the one that was good when the next came', ['1', '2', '1', '3'], ['1']],
  ['a release once, though it was live twice', ['1', '2', '-1', '2', '3'], ['2', '1']],
  ['what was live before a release of old was promoted', ['3', '4', '1'], ['4', '3']],
  ['nothing where a rollback went beyond what is remembered', ['3', '4', '-1'], []],
])('are %s', (_, activations, expected) => {
  expect(after(...activations)).toEqual(expected);
});

it('are none that was removed', () => {
  const activations = ['3', '2', '1'].map((release): Activation => ({ release, by: 'publish', at: 0 }));

  expect(standIns(entry([summary('3'), summary('1')], { activations })).map(({ id }) => id)).toEqual(['1']);
});
