import { matchRoutes } from 'react-router';
import type { MountableRemote } from './MountableRemote.ts';
import { pagePath } from './pagePath.ts';

/** Finds the page of a remote that is at an address; null where none is. */
export function pageAt({ pages }: Pick<MountableRemote, 'pages'>, address: string): string | null {
  const routes = Object.entries(pages).map(([id, page]) => ({ id, path: pagePath(id, page) }));
  return matchRoutes(routes, address)?.[0]?.route.id ?? null;
}
