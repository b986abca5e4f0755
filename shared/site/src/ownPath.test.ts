import { expect, it } from 'vitest';
import { LONGEST_PATH, ownPath } from './ownPath.ts';
import paths from './ownPaths.json' with { type: 'json' };

const origin = 'https://zhilv.example';

it.each(paths.own)('reads %s', (path) => {
  expect(ownPath(path, origin)).toBe(new URL(path, origin).href.slice(origin.length));
});

it('resolves dots', () => {
  expect(ownPath('/system/../index?a=1#b', origin)).toBe('/index?a=1#b');
});

it.each(paths.foreign)('takes $what for no path of ours', ({ value }) => {
  expect(ownPath(value, origin)).toBeNull();
});

it('takes none where there is none, and none without end', () => {
  expect(ownPath(null, origin)).toBeNull();
  expect(ownPath(`/${'a'.repeat(LONGEST_PATH)}`, origin)).toBeNull();
  expect(ownPath(`/${'a'.repeat(LONGEST_PATH - 1)}`, origin)).not.toBeNull();
});
