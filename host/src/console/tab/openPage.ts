import { type Loader, type PageEntry, RemoteFailure } from '@zhilv/federation/loader';
import type { PageHandle } from '@zhilv/platform';
import { PageErrorFace } from '../face/PageErrorFace.tsx';
import type { ConsoleRoute } from '../menu/ConsoleRoute.ts';
import { routerPath } from '../menu/pathPattern.ts';
import { reportProblem } from '../../report/reportProblem.ts';
import { reportRouteErrors } from '../../report/reportRouteErrors.ts';
import { isCrash } from '../release/isCrash.ts';
import type { OpenPage } from './Tab.ts';
import { type Navigation, TabRouter } from './TabRouter.ts';

export interface OpenPageOptions {
  readonly loader: Loader;
  /** Aborts when the user goes elsewhere before the page is there. */
  readonly signal?: AbortSignal | undefined;
  readonly navigation: Navigation;
  readonly setDirty: (dirty: boolean) => void;
}

/** A page ready to be shown, or the address that its loader redirects to. */
export type Opened = { readonly page: OpenPage } | { readonly redirectTo: string };

/**
 * Loads what a route shows, code and first data, so that it can be shown at once (a Suspense fallback that was seen
 * holds the page back for 300 ms). A page that cannot be had is not an error here: its tab says what is wrong.
 */
export async function openPage(route: ConsoleRoute, address: string, options: OpenPageOptions): Promise<Opened> {
  if (route.target.kind !== 'page') return { page: { kind: 'own' } };
  const entry = route.target.page;
  const unavailable = (): OpenPage | null => {
    const standing = options.loader.standing(entry.remote);
    return standing === null || standing.state === 'active' ? null : { kind: 'unavailable', standing };
  };
  const page = unavailable();
  if (page !== null) return { page };
  try {
    return await openModule(route, entry, address, options);
  } catch (error) {
    // Meanwhile the remote may have been switched off.
    const instead = unavailable();
    if (instead !== null) return { page: instead };
    if (error instanceof RemoteFailure) reportProblem('load', error, { path: route.path });
    else reportError(error);
    return { page: failedPage(error) };
  }
}

async function openModule(
  route: ConsoleRoute,
  entry: PageEntry,
  address: string,
  { loader, signal, navigation, setDirty }: OpenPageOptions,
): Promise<Opened> {
  const before = loader.standing(entry.remote)?.release ?? entry.release;
  const module = await loader.load(entry.key);
  const after = loader.standing(entry.remote);
  // The loader may have turned to an older release on the way; any other change came too late for this page.
  const release = (after !== null && after.instead !== null ? after.release : null) ?? before;
  const router = new TabRouter({ path: routerPath(route.path), address, module, ErrorBoundary: PageErrorFace, navigation });
  const abandon = () => router.dispose();
  signal?.addEventListener('abort', abandon);
  const restsAt = await router.settled;
  signal?.removeEventListener('abort', abandon);
  if (restsAt !== address) {
    router.dispose();
    return { redirectTo: restsAt };
  }
  if (Object.values<unknown>(router.router.state.errors ?? {}).some(isCrash)) loader.reportCrash(entry.remote, release);
  reportRouteErrors(router.router, { around: { remote: entry.remote, release }, path: route.path });
  const handle: PageHandle = { key: entry.key, path: router.router.state.location.pathname, title: route.title, setDirty };
  return { page: { kind: 'module', module, remote: entry.remote, release, router, handle } };
}

const failedPage = (error: unknown): OpenPage =>
  error instanceof RemoteFailure
    ? { kind: 'failed', message: error.message }
    : { kind: 'failed', message: '页面打开时出现错误。' };
