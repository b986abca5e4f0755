import type { Menu, PermissionInfo } from '@zhilv/contract/system';
import { confirm, navigation, pageNames, prepareMarkup, session } from '@zhilv/platform';
import { createLoader, type Loader, type LoaderOptions } from '@zhilv/loader';
import type { createStore } from 'jotai';
import { type Boot, isServedByGateway } from '../head/boot.ts';
import type { PolicyControl } from '../head/policyControl.ts';
import { whenIdle } from '../idle/whenIdle.ts';
import { forgetCalls } from '../head/rememberedCalls.ts';
import { overriddenRemotes } from '../override/askedOverrides.ts';
import { followRevisions } from '../registry/followRevisions.ts';
import { namePathsBy, reportRescued } from '../report/reportProblem.ts';
import { routesAtom } from './menu/menuAtoms.ts';
import { type ConsoleRoutes, routesFromMenus } from './menu/routesFromMenus.ts';
import { openOverrides } from './override/openOverrides.ts';
import { developedAtom, developedIn } from './override/overrideAtoms.ts';
import { mayAskAtom } from './notification/notificationAtoms.ts';
import { followOpenedPages } from './recent/followOpenedPages.ts';
import { followReleases } from './release/followReleases.ts';
import { maySeeReleases, RELEASES } from './releasePanel/releasesRoute.ts';
import { keepLoadTimings } from './releasePanel/timing/keepLoadTimings.ts';
import { followRights } from './rights/followRights.ts';
import { rememberedPageKey, rememberPages } from './route/rememberedPages.ts';
import { ConsoleShell } from './shell/ConsoleShell.ts';
import { fetchRemotesAhead } from './shell/fetchRemotesAhead.ts';
import { followLinks } from './shell/followLinks.ts';
import { untilAtRest } from './shell/untilAtRest.ts';
import { loadPagesAhead } from './shell/loadPagesAhead.ts';
import { rememberPageCalls } from './shell/rememberPageCalls.ts';
import { closeOnNavigation } from './sidebar/closeOnNavigation.ts';
import { slotHost, slotHostAtom } from './slot/slotHost.ts';
import { startFailureAtom } from './start/startFailureAtom.ts';
import { nameTabAtom, tabsAtom } from './tab/tabAtoms.ts';
import { tellOfOlderReleases } from './tab/olderReleaseNotice.ts';
import { keepTabs } from './tabMemory/keepTabs.ts';
import { tabsAtStart } from './tabMemory/tabsAtStart.ts';
import { tellOfWindow } from './window/tellOfWindow.ts';

interface StartConsoleOptions {
  readonly boot: Boot;
  /** Null in browsers without Trusted Types. */
  readonly policy: PolicyControl | null;
  readonly store: ReturnType<typeof createStore>;
}

/**
 * Starts the session and opens the document's address: dictionaries, user, routes from the menus, then the address.
 * @returns null when the back end refused the user; then the browser is going to `/`
 */
export async function startConsole({ boot, policy, store }: StartConsoleOptions): Promise<ConsoleShell | null> {
  store.set(developedAtom, developedIn(boot.registry));
  const options: LoaderOptions = { ...policy, contract: boot.appConfig.contract, onRescued: reportRescued };
  const ordinary = overriddenRemotes().size === 0 ? createLoader(boot.registry, options) : null;
  if (ordinary) loadRememberedPage(ordinary);
  const menusAtStart = await menusOfUser(store);
  if (menusAtStart === null) return null;
  let menus = menusAtStart;
  const loader = ordinary ?? (await overriddenLoader({ boot, store }, options));

  const warned = new Set<string>();
  const takeRoutes = (): ConsoleRoutes => {
    const taken = routesFromMenus(menus, loader.pages, boot.appConfig.frameHosts, {
      hostPages: maySeeReleases() ? [RELEASES] : [],
      publicPaths: loader.publicPaths,
    });
    warnOf(taken.dropped, warned);
    navigation.setPaths(taken.table.pathByPageKey());
    rememberPages(taken.table);
    store.set(routesAtom, taken);
    return taken;
  };
  let routes = takeRoutes();
  namePathsBy((pathname) => routes.table.match(pathname)?.path ?? null);

  const userId = String(session.read().user?.id);
  store.set(tabsAtom, tabsAtStart(routes.table, { userId, session: sessionStorage, local: localStorage }));
  const forgetTabs = keepTabs(store, sessionStorage, userId);
  session.subscribe(() => leaveWhenEnded(forgetTabs));
  const follow = (): void => {
    routes = takeRoutes();
    store.set(slotHostAtom, slotHost(loader, shell));
    shell.follow();
  };
  const takeRights = (info: PermissionInfo): void => {
    ({ menus } = info);
    follow();
  };
  const shell = new ConsoleShell({ store, loader, routes: () => routes, followRights: followRights(takeRights) });
  pageNames.subscribe((page, name) => store.set(nameTabAtom, { page, name }));
  rememberPageCalls(store);
  store.set(slotHostAtom, slotHost(loader, shell));
  followLinks(shell, store);
  loadPagesAhead(loader, () => routes);
  void fetchRemotesAhead({ registry: boot.registry, loader, routes: () => routes, store });
  void askForMessages(store);
  closeOnNavigation(store);
  followOpenedPages(store);
  tellOfOlderReleases({ loader, store });
  tellOfWindow(store);
  if (maySeeReleases()) keepLoadTimings();
  loader.subscribe(follow);
  followReleases({ registry: boot.registry, loader, store, hear: isServedByGateway() ? followRevisions : undefined });
  return shell;
}

/** Creates the loader with this window's overrides. It has to wait for the session, which tells whether the user may have any. */
async function overriddenLoader(
  { boot, store }: Pick<StartConsoleOptions, 'boot' | 'store'>,
  options: LoaderOptions,
): Promise<Loader> {
  const { registry, adjust } = await openOverrides(boot.registry, store);
  return createLoader(registry, { ...options, adjust });
}

async function menusOfUser(store: StartConsoleOptions['store']): Promise<readonly Menu[] | null> {
  try {
    const { menus } = await session.start();
    store.set(startFailureAtom, null);
    return menus;
  } catch (error) {
    // The session is still there, so its user was not refused.
    if (session.hasToken()) {
      await new Promise<void>((retry) => store.set(startFailureAtom, { error, retry }));
      return menusOfUser(store);
    }
    await confirm({ content: error instanceof Error ? error.message : String(error), cancelText: null });
    window.location.assign('/');
    return null;
  }
}

/** Evaluates the page's files, which the head script is downloading, without waiting for the user's menus. */
function loadRememberedPage(loader: Loader): void {
  const key = rememberedPageKey(window.location.pathname);
  const page = loader.pages.find((one) => one.key === key && one.state === 'active');
  // A failure is shown when the page itself is opened.
  if (page) Promise.all([loader.load(page.key), page.markup && prepareMarkup()]).catch(() => {});
}

/** Has the number of unread messages asked for from now on, once the first page shows. */
async function askForMessages(store: StartConsoleOptions['store']): Promise<void> {
  await untilAtRest(store);
  await whenIdle();
  store.set(mayAskAtom, true);
}

/** Logs each fault of the menu once, for the people who administer it (docs/threats.md §7). */
function warnOf(lines: readonly string[], warned: Set<string>): void {
  for (const line of lines) {
    // oxlint-disable-next-line no-console -- the menu's administrators look for it there
    if (!warned.has(line)) console.warn(line);
    warned.add(line);
  }
}

/** Leaves when the user signed out in another window, or signed in there as somebody else. The next user has own habits. */
function leaveWhenEnded(forgetTabs: () => void): void {
  const { phase } = session.read();
  if (phase === 'started') return;
  forgetCalls();
  forgetTabs();
  if (phase === 'ended') window.location.assign('/');
}
