import type { RemoteStanding } from '@zhilv/federation/loader';
import { expect, it } from 'vitest';
import { page, row } from '../menu/menuFixtures.ts';
import { routesFromMenus } from '../menu/routesFromMenus.ts';
import { isNoticeDue, titleOfRemote } from './olderReleaseNotice.ts';

const standing = (instead: RemoteStanding['instead'], more: Partial<RemoteStanding> = {}): RemoteStanding => ({
  remote: 'remote_x',
  state: 'active',
  message: null,
  release: '1',
  instead,
  ...more,
});

it('is due once for each remote that runs an older release', () => {
  const told = new Set<string>();

  expect(isNoticeDue(standing('downgraded'), told)).toBe(true);
  expect(isNoticeDue(standing('downgraded'), told)).toBe(false);
  expect(isNoticeDue(standing('previous'), told)).toBe(false);
  expect(isNoticeDue(standing('previous', { remote: 'remote_y' }), told)).toBe(true);
});

it('is due again after the remote has run as it should', () => {
  const told = new Set<string>();
  isNoticeDue(standing('previous'), told);

  expect(isNoticeDue(standing(null), told)).toBe(false);
  expect(isNoticeDue(standing('previous'), told)).toBe(true);
});

it('has nothing to say of a remote that is disabled', () => {
  expect(isNoticeDue(standing('downgraded', { state: 'disabled' }), new Set())).toBe(false);
});

it('calls a remote by the root of the menu that its pages are in', () => {
  const key = 'x/a/index';
  const menus = [row('/flow', { name: '工作流程', children: [row('a', { component: key })] })];
  const routes = routesFromMenus(menus, [page(key), page('y/hidden', { remote: 'remote_y', path: '/hidden' })], []).table.all();

  expect(titleOfRemote('remote_x', routes)).toBe('工作流程');
  expect(titleOfRemote('remote_y', routes)).toBeNull();
});
