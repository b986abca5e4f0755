import { confirm, navigation, session } from '@zhilv/platform';
import type { Boot, Loader } from '@zhilv/federation/loader';
import type { createStore } from 'jotai';
import { closeOnNavigation } from '../layout/closeOnNavigation.ts';
import { routesAtom } from '../menu/menuAtoms.ts';
import { otherDocuments } from '../menu/otherDocuments.ts';
import { rememberedPageKey, rememberPages } from '../menu/rememberedPages.ts';
import { type ConsoleRoutes, routesFromMenus } from '../menu/routesFromMenus.ts';
import { namePathsBy } from '../../report/reportProblem.ts';
import { slotHost, slotHostAtom } from '../slot/slotHost.ts';
import { ConsoleShell } from '../tab/ConsoleShell.ts';
import { followLinks } from '../tab/followLinks.ts';

interface StartConsoleOptions {
  readonly boot: Boot;
  readonly loader: Loader;
  readonly store: ReturnType<typeof createStore>;
}

/**
 * Starts the session and opens the address one came with: dictionaries, user, routes from the menus, then the address
 * (spec §4). Null when the user could not be loaded: the session is closed, and the visitor is on the way to `/`.
 */
export async function startConsole({ boot, loader, store }: StartConsoleOptions): Promise<ConsoleShell | null> {
  loadRememberedPage(loader);
  const routes = await routesOfUser(boot, loader);
  if (routes === null) return null;

  // oxlint-disable-next-line no-console -- who keeps the menu finds out here what is wrong with it (threats §7)
  for (const line of routes.dropped) console.warn(line);
  navigation.setPaths(routes.table.pathByPageKey());
  rememberPages(routes.table);
  namePathsBy((pathname) => routes.table.match(pathname)?.path ?? null);
  store.set(routesAtom, routes);
  session.subscribe(leaveWhenEnded);

  const isElsewhere = otherDocuments(loader.pages);
  const shell = new ConsoleShell({ store, table: routes.table, loader, isElsewhere });
  store.set(slotHostAtom, slotHost(loader, shell));
  followLinks({ shell, isElsewhere });
  closeOnNavigation(store);
  return shell;
}

async function routesOfUser({ appConfig }: Boot, loader: Loader): Promise<ConsoleRoutes | null> {
  try {
    const { menus } = await session.start();
    return routesFromMenus(menus, loader.pages, appConfig.frameHosts);
  } catch (error) {
    await confirm({ content: error instanceof Error ? error.message : String(error), cancelText: null });
    window.location.assign('/');
    return null;
  }
}

/** The head script has started these downloads; evaluating them need not wait for the user's menus either. */
function loadRememberedPage(loader: Loader): void {
  const key = rememberedPageKey(window.location.pathname);
  const active = loader.pages.some((page) => page.key === key && page.state === 'active');
  // Should it fail, the page's own opening will say so.
  if (key !== null && active) loader.load(key).catch(() => {});
}

/** Signed out in another window, or signed in there as somebody else. */
function leaveWhenEnded(): void {
  if (session.read().phase === 'ended') window.location.assign('/');
}
