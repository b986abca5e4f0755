import type { Loader } from '@zhilv/loader';
import { onLinkIntent } from '../../prefetch/onLinkIntent.ts';
import type { ConsoleRoutes } from '../menu/routesFromMenus.ts';

/** Starts the downloads of a page when somebody points at a link that leads there: of its container too, at a remote's first visit. */
export function loadPagesAhead(loader: Pick<Loader, 'preload'>, routes: () => Pick<ConsoleRoutes, 'table'>): void {
  onLinkIntent(({ pathname }) => {
    const target = routes().table.match(pathname)?.target;
    if (target?.kind === 'page') loader.preload(target.page.key);
  });
}
