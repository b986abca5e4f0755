import type { ConsoleRoute } from '../route/ConsoleRoute.ts';

/** The name that people know a remote by: the title of the menu root above its pages. Null when none of them is in the menu. */
export function titleOfRemote(remote: string, routes: readonly ConsoleRoute[]): string | null {
  const inMenu = routes.find(
    ({ target, rowIds }) => target.kind === 'page' && target.page.remote === remote && rowIds.length > 0,
  );
  return inMenu === undefined ? null : (inMenu.trail[0]?.title ?? inMenu.title);
}
