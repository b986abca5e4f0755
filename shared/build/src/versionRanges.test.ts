import { satisfy } from '@module-federation/enhanced/runtime';
import { satisfies } from '@zhilv/release/satisfies';
import { expect, it } from 'vitest';

it('reads ranges of versions as Module Federation’s runtime does', () => {
  const digits = ['0', '1', '2'];
  const starts = digits.flatMap((major) => digits.map((minor) => `${major}.${minor}`));
  const versions = [...starts.flatMap((start) => digits.map((patch) => `${start}.${patch}`)), '1.1.0-rc.1', '1.1.0-rc.10'];
  const named = ['x', ...digits, ...starts, ...starts.map((start) => `${start}.x`), ...versions];
  const ranges = [
    ...['', '=', '^', '~', '<', '<=', '>', '>='].flatMap((operator) => named.map((text) => operator + text)),
    '0.1 - 1',
    '0.1.1 - 1.1.1',
    '^0 || ~2.1',
    '>=0.1.1 <2',
    '~ 1.1',
    'v1.1.1',
    'latest',
    'link:../x',
  ];
  // By that runtime nothing is at least 0, and a prerelease of 1.1.0 is not above 1.0.
  const differs = (version: string, range: string): boolean =>
    /^>=0[.0x]*$/.test(range) || (version.includes('-') && />1(?:\.0|$)/.test(range));
  const unlike = ranges.flatMap((range) =>
    versions.flatMap((version) =>
      satisfies(version, range) === satisfy(version, range) || differs(version, range) ? [] : `${version} in ${range}`,
    ),
  );

  expect(unlike).toEqual([]);
});
