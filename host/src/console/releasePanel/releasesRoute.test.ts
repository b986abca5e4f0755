import { release } from '@zhilv/contract/infra';
import { expect, it } from 'vitest';
import { routesFromMenus } from '../menu/routesFromMenus.ts';
import { page, row } from '../menu/menuFixtures.ts';
import { RELEASES, RELEASES_PERMISSION } from './releasesRoute.ts';

it('is for who may make its calls', () => {
  expect({ permission: RELEASES_PERMISSION }).toEqual(release.overview.access);
});

it('is an unknown address for everybody else', () => {
  expect(routesFromMenus([], [], []).table.match('/releases')).toBeNull();
  expect(routesFromMenus([], [], [], [RELEASES]).table.match('/releases')).toBe(RELEASES);
});

it('gives its address to no menu row and no remote’s page', () => {
  const menus = [row('/releases', { component: 'x/a' })];

  const { table, dropped } = routesFromMenus(menus, [page('x/a'), page('x/b', { path: '/releases' })], [], [RELEASES]);

  expect(table.match('/releases')).toBe(RELEASES);
  expect(dropped).toHaveLength(2);
});
