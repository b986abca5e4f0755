import type { ConsoleRoute } from '../route/ConsoleRoute.ts';

/** What people know a remote by: the root of the menu that its pages are in. Null when none of them is in the menu. */
export function titleOfRemote(remote: string, routes: readonly ConsoleRoute[]): string | null {
  const inMenu = routes.find(
    ({ target, rowIds }) => target.kind === 'page' && target.page.remote === remote && rowIds.length > 0,
  );
  return inMenu === undefined ? null : (inMenu.trail[0]?.title ?? inMenu.title);
}
