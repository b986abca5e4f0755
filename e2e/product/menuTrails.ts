import { auth, type Menu } from '@zhilv/contract/system';
import { allRoutes } from './routes.ts';
import { accessToken, callApi } from './staff.ts';

/** A page of the menu, and the titles that lead to it from the root. */
export interface Trail {
  readonly path: string;
  readonly titles: readonly string[];
}

/** The ways to every page that the super user's menu shows. */
export async function menuTrails(url: string): Promise<readonly Trail[]> {
  const shown = new Set((await allRoutes(url)).map(({ path }) => path));
  const { menus } = await callApi(url, auth.permissionInfo, {}, await accessToken(url, 'admin'));
  return trailsBelow(menus, { path: '', titles: [] }).filter(({ path }) => shown.has(path));
}

const trailsBelow = (menus: readonly Menu[], parent: Trail): readonly Trail[] =>
  menus
    // A component without a slash asks for a frame, whose address is not the row's.
    .filter(({ visible, component }) => visible && (!component || component.includes('/')))
    .flatMap(({ name, path, children }) => {
      const trail = { path: path.startsWith('/') ? path : `${parent.path}/${path}`, titles: [...parent.titles, name] };
      return [trail, ...trailsBelow(children ?? [], trail)];
    });
