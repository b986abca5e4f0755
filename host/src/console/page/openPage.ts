import { type Loader, type PageEntry, type PageModule, RemoteFailure, type RemoteStanding } from '@zhilv/loader';
import { type PageHandle, prepareMarkup } from '@zhilv/platform';
import { startPageCalls } from '../../head/startedCalls.ts';
import { hostRelease } from '../../report/hostRelease.ts';
import { reportProblem } from '../../report/reportProblem.ts';
import { reportRouteErrors } from '../../report/reportRouteErrors.ts';
import { isCrash } from '../face/isCrash.ts';
import { PageErrorFace } from '../face/PageErrorFace.tsx';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import { routerPath } from '../route/pathPattern.ts';
import { loadWithRelease } from './loadWithRelease.ts';
import { type Navigation, TabRouter } from './TabRouter.ts';

/** A page of a remote. */
export interface ModulePage {
  readonly kind: 'module';
  readonly module: PageModule;
  readonly remote: string;
  readonly release: string;
  readonly router: TabRouter;
  readonly handle: PageHandle;
}

/** A page as it is open in a tab, or the reason for which it is not. */
export type OpenPage =
  | ModulePage
  /** The page could not be loaded. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The page's remote is switched off, or can only run in a newer host. */
  | { readonly kind: 'unavailable'; readonly standing: RemoteStanding }
  /** The user may not see it any more. */
  | { readonly kind: 'withdrawn' }
  /** The home page or a face of the host, which the route names. */
  | { readonly kind: 'own' };

export interface OpenPageOptions {
  readonly loader: Loader;
  /** Aborts when the user goes elsewhere before the page is there. */
  readonly signal?: AbortSignal | undefined;
  readonly navigation: Navigation;
  readonly setDirty: (dirty: boolean, losing?: string) => void;
  readonly close: (towards?: string) => void;
}

/** A page ready to be shown, or the address that its loader redirects to. */
export type Opened = { readonly page: OpenPage } | { readonly redirectTo: string };

/**
 * Loads a route's page, code and first data, so that it can be shown at once: React holds a page back for 300 ms once its
 * Suspense fallback has shown. A page that cannot be loaded is no error here, for its tab says what is wrong.
 */
export async function openPage(route: ConsoleRoute, address: string, options: OpenPageOptions): Promise<Opened> {
  if (route.target.kind === 'host-page') return openHostPage(route, route.target.load, address, options);
  if (route.target.kind !== 'page') return { page: { kind: 'own' } };
  const entry = route.target.page;
  const unavailable = (): OpenPage | null => {
    const standing = options.loader.standing(entry.remote);
    return standing === null || standing.state === 'active' ? null : { kind: 'unavailable', standing };
  };
  const page = unavailable();
  if (page !== null) return { page };
  try {
    return await openRemotePage(route, entry, address, options);
  } catch (error) {
    // The remote may have been switched off while its page was loading.
    const instead = unavailable();
    if (instead !== null) return { page: instead };
    if (error instanceof RemoteFailure) reportProblem('load', error, { path: route.path });
    else reportError(error);
    return { page: failedPage(error) };
  }
}

/** Disposes a page that was opened in vain. */
export function abandon(page: OpenPage): void {
  if (page.kind === 'module') page.router.dispose();
}

/** Opens a page of the host's own like any other; when its files do not come, a face takes its place. */
async function openHostPage(
  route: ConsoleRoute,
  load: () => Promise<PageModule>,
  address: string,
  options: OpenPageOptions,
): Promise<Opened> {
  const from = { remote: 'host', release: hostRelease() };
  let module: PageModule;
  try {
    module = await load();
  } catch (error) {
    reportProblem('load', error, { around: from, path: route.path });
    return { page: { kind: 'failed', message: '页面文件暂时无法获取，请稍后重试。' } };
  }
  return openModule(route, { key: route.path, ...from, module }, address, options);
}

async function openRemotePage(
  route: ConsoleRoute,
  { key, remote, release: named, markup }: PageEntry,
  address: string,
  options: OpenPageOptions,
): Promise<Opened> {
  const { loader } = options;
  // The page's own loader awaits it and tells of a failure.
  if (markup === true) prepareMarkup().catch(() => {});
  startPageCalls(address);
  const open = async (): Promise<Opened> => {
    const { module, release } = await loadWithRelease(loader, { remote, named }, () => loader.load(key));
    return openModule(route, { key, remote, release, module }, address, options, open);
  };
  return open();
}

/** A page's module, and where it came from. */
interface LoadedPage {
  readonly key: string;
  readonly remote: string;
  readonly release: string;
  readonly module: PageModule;
}

async function openModule(
  route: ConsoleRoute,
  { key, remote, release, module }: LoadedPage,
  address: string,
  { loader, signal, navigation, setDirty, close }: OpenPageOptions,
  /** Opens the page again once another release is in use. */
  reopen?: () => Promise<Opened>,
): Promise<Opened> {
  const router = new TabRouter({ path: routerPath(route.path), address, module, ErrorBoundary: PageErrorFace, navigation });
  const abandon = () => router.dispose();
  signal?.addEventListener('abort', abandon);
  const restsAt = await router.settled;
  signal?.removeEventListener('abort', abandon);
  if (restsAt !== address) {
    router.dispose();
    return { redirectTo: restsAt };
  }
  const crash = Object.values<unknown>(router.router.state.errors ?? {}).find(isCrash);
  if (crash !== undefined && reopen !== undefined) {
    if (await loader.giveWay({ key, remote, release }, crash)) {
      router.dispose();
      return reopen();
    }
    loader.reportCrash(remote, release);
  }
  reportRouteErrors(router.router, { around: { remote, release }, path: route.path });
  const handle: PageHandle = {
    key,
    path: router.router.state.location.pathname,
    title: route.title,
    // A timer that a page left behind must not mark the page that has its tab now.
    setDirty: (dirty, losing) => (dirty && router.ended ? undefined : setDirty(dirty, losing)),
    close: (towards) => (router.ended ? undefined : close(towards)),
  };
  return { page: { kind: 'module', module, remote, release, router, handle } };
}

const failedPage = (error: unknown): OpenPage =>
  error instanceof RemoteFailure
    ? { kind: 'failed', message: error.message }
    : { kind: 'failed', message: '页面打开时出现错误。' };
