import { hasPermission } from '@zhilv/platform';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';

/** The route of 版本与发布, a page of the host, because it has to open when no remote does. */
export const RELEASES: ConsoleRoute = {
  path: CONSOLE.releases,
  title: '版本与发布',
  trail: [],
  rowIds: [],
  keepAlive: true,
  affix: false,
  listed: true,
  target: { kind: 'host-page', load: () => import('./releases.lazy.ts') },
};

/** The permission is written here and not imported, because the contract's module would then come with every console. */
export const RELEASES_PERMISSION = 'infra:release:query';

/** Whether this user may see it. */
export const maySeeReleases = (): boolean => hasPermission(RELEASES_PERMISSION);
