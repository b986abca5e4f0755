import { expect, it } from 'vitest';
import { addPagePaths, navigation } from './navigation.ts';

it('knows the pages of each remote that tells its own, and after a shell has told all, those alone', () => {
  addPagePaths(new Map([['a/list/index', '/a/list']]));
  addPagePaths(new Map([['b/list/index', '/b/list']]));
  expect(navigation.pathOf('a/list/index')).toBe('/a/list');
  expect(navigation.pathOf('b/list/index')).toBe('/b/list');

  navigation.setPaths(new Map([['a/list/index', '/elsewhere']]));
  expect(navigation.pathOf('a/list/index')).toBe('/elsewhere');
  expect(navigation.pathOf('b/list/index')).toBeNull();
});
