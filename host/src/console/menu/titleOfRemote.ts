import type { ConsoleRoute } from '../route/ConsoleRoute.ts';

/** The name that people know a remote by: the title of the menu root above most of its pages. Null when none of them is in the menu. */
export function titleOfRemote(remote: string, routes: readonly ConsoleRoute[]): string | null {
  const counts = new Map<string, number>();
  for (const { target, rowIds, trail, title } of routes) {
    if (target.kind !== 'page' || target.page.remote !== remote || rowIds.length === 0) continue;
    const root = trail[0]?.title ?? title;
    counts.set(root, (counts.get(root) ?? 0) + 1);
  }
  let [found, most]: [string | null, number] = [null, 0];
  // Of equals it is the one that stands first.
  for (const [root, count] of counts) if (count > most) [found, most] = [root, count];
  return found;
}
