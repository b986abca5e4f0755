import { globSync } from 'node:fs';
import path from 'node:path';
import { allRoutes } from './routes.ts';
import { menuTrails, type Trail } from './menuTrails.ts';

/** Remotes with pages in the console. A remote's name is its folder's, so that a new one is tested without an edit. */
export const CONSOLE_REMOTES: readonly string[] = globSync('remote-*', { cwd: path.resolve(import.meta.dirname, '../..') })
  .map((folder) => folder.replace('-', '_'))
  .filter((name) => name !== 'remote_public')
  .toSorted();

/** A page that the menu shows, and its remote. */
export interface RemoteTrail extends Trail {
  readonly remote: string;
  /** The title in the menu, which is the heading of the page as well. */
  readonly title: string;
}

/** The pages of remotes that the super user's menu shows. */
export async function remoteTrails(url: string): Promise<readonly RemoteTrail[]> {
  const routes = await allRoutes(url);
  return (await menuTrails(url)).flatMap((trail) => {
    const remote = routes.find(({ path }) => path === trail.path)?.remote;
    return remote ? [{ ...trail, remote, title: trail.titles.at(-1) ?? '' }] : [];
  });
}
