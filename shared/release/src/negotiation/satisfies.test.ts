import { expect, it } from 'vitest';
import { compareVersions, satisfies } from './satisfies.ts';

it.each([
  ['1.2.3', '*', true],
  ['1.2.3', '1.2.3', true],
  ['1.2.3', '=1.2.4', false],
  ['1.2.3', '^1.2.3', true],
  ['1.10.0', '^1.9.9', true],
  ['2.0.0', '^1.9.9', false],
  ['0.3.0', '^0.2.9', false],
  ['0.0.3', '^0.0.2', false],
  ['0.0.0', '^0.0.0', true],
  ['1.2.3-rc.10', '^1.2.3-rc.9', true],
  ['1.2.3-rc.1', '^1.2.3', false],
  ['1.2.3+build', '>=1.2.3 <=1.2.3', true],
  ['1.2.3', '>1.2.3', false],
  ['1.2.3', '<1.3', true],
  ['1.2.3', '>=1.2.0 <1.2.3', false],
  ['1.2.3', '1', true],
  ['1.2.3', '1.1', false],
  ['1.2.0-rc.1', '1.2', false],
  ['1.2.3', '1.x', true],
  ['2.0.0', '1.*.*', false],
  ['1.2.3', 'v1.2.X', true],
  ['0.9.1', '^0', true],
  ['1.0.0', '^0', false],
  ['0.0.7', '^0.0', true],
  ['0.1.0', '^0.0.x', false],
  ['1.9.0', '^1.2', true],
  ['1.1.9', '^1.2', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.9.0', '~1', true],
  ['1.3.0', '~1.2', false],
  ['1.2.9', '>1.2', false],
  ['1.3.0', '>1.2', true],
  ['1.3.9', '<=1.3', true],
  ['1.4.0', '<=1.3', false],
  ['1.3.0-rc.1', '<1.3', false],
  ['1.2.3', '>= 1.2.3 < 2', true],
  ['1.2.3', '<x', false],
  ['19.1.0', '^18.2.0 || ^19.0.0', true],
  ['17.0.0', '^18.2.0||^19.0.0', false],
  ['1.2.3', '1.0.0 - 1.2', true],
  ['1.3.0', '1.0.0 - 1.2', false],
  ['1.2.3', 'latest', false],
  ['link:../react', '*', false],
])('%s satisfies %s: %s', (version, range, satisfied) => {
  expect(satisfies(version, range)).toBe(satisfied);
});

it('sorts versions, with prereleases before their releases and what is none before all', () => {
  const sorted = ['', '0', '1.2.0-alpha', '1.2.0-alpha.1', '1.2.0-alpha.2', '1.2.0-alpha.11', '1.2.0-beta', '1.2.0', '1.10.0'];

  expect(sorted.toReversed().toSorted(compareVersions)).toEqual(sorted);
});
