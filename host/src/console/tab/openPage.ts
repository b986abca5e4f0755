import { type Loader, type PageEntry, RemoteFailure } from '@zhilv/federation/loader';
import type { PageHandle } from '@zhilv/platform';
import { PageErrorFace } from '../face/PageErrorFace.tsx';
import type { ConsoleRoute } from '../menu/ConsoleRoute.ts';
import { routerPath } from '../menu/pathPattern.ts';
import { reportProblem } from '../../report/reportProblem.ts';
import { reportRouteErrors } from '../../report/reportRouteErrors.ts';
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
  try {
    return await openModule(route, entry, address, options);
  } catch (error) {
    if (error instanceof RemoteFailure) reportProblem('load', error);
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
  const module = await loader.load(entry.key);
  const router = new TabRouter({ path: routerPath(route.path), address, module, ErrorBoundary: PageErrorFace, navigation });
  const abandon = () => router.dispose();
  signal?.addEventListener('abort', abandon);
  const restsAt = await router.settled;
  signal?.removeEventListener('abort', abandon);
  if (restsAt !== address) {
    router.dispose();
    return { redirectTo: restsAt };
  }
  reportRouteErrors(router.router, entry);
  const handle: PageHandle = { key: entry.key, path: router.router.state.location.pathname, title: route.title, setDirty };
  return { page: { kind: 'module', module, remote: entry.remote, release: entry.release, router, handle } };
}

const failedPage = (error: unknown): OpenPage =>
  error instanceof RemoteFailure
    ? { kind: 'failed', message: error.message, canRetry: error.kind !== 'disabled' }
    : { kind: 'failed', message: '页面打开时出现错误', canRetry: true };
