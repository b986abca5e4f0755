import { release } from '@zhilv/contract/operation';
import { expect, it } from 'vitest';
import { routesFromMenus } from '../menu/routesFromMenus.ts';
import { page, row } from '@zhilv/testing/host/menu-rows';
import { RELEASES, RELEASES_PERMISSION } from './releasesRoute.ts';

it('is for who may make its calls', () => {
  expect({ permission: RELEASES_PERMISSION }).toEqual(release.overview.access);
});

it('is an unknown address for everybody else', () => {
  expect(routesFromMenus([], [], []).table.match('/releases')).toBeNull();
  expect(routesFromMenus([], [], [], { hostPages: [RELEASES] }).table.match('/releases')).toBe(RELEASES);
});

it('gives its address to no menu row and no remote’s page', () => {
  const menus = [row('/releases', { component: 'x/a' })];

  const { table, dropped } = routesFromMenus(menus, [page('x/a'), page('x/b', { path: '/releases' })], [], {
    hostPages: [RELEASES],
  });

  expect(table.match('/releases')).toBe(RELEASES);
  expect(dropped).toHaveLength(2);
});
