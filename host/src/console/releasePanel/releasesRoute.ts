import { hasPermission } from '@zhilv/platform';
import type { ConsoleRoute } from '../menu/ConsoleRoute.ts';

/** 版本与发布, which is the host's own: it has to open when no remote does. */
export const RELEASES: ConsoleRoute = {
  path: '/releases',
  title: '版本与发布',
  trail: [],
  rowIds: [],
  keepAlive: true,
  affix: false,
  listed: true,
  target: { kind: 'host-page', load: () => import('./releasesPage.ts') },
};

/** Named here: the contract's entry would come with every console. */
export const RELEASES_PERMISSION = 'infra:release:query';

/** Whether this user may see it. */
export const maySeeReleases = (): boolean => hasPermission(RELEASES_PERMISSION);
