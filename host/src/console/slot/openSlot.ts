import type { Loader, PageModule, SlotEntry } from '@zhilv/loader';
import type { PageHandle } from '@zhilv/platform';
import { isCrash } from '../face/isCrash.ts';
import { loadWithRelease } from '../page/loadWithRelease.ts';
import { type Navigation, TabRouter } from '../page/TabRouter.ts';

/** A contribution whose code and first data are loaded, so that it can be shown. */
export interface OpenSlot {
  readonly module: PageModule;
  readonly release: string;
  readonly router: TabRouter;
  readonly handle: PageHandle;
}

export interface OpenSlotOptions {
  readonly loader: Pick<Loader, 'giveWay' | 'loadSlot' | 'reportCrash' | 'standing'>;
  /** The address and title of the page around the slot. */
  readonly path: string;
  readonly title: string;
  readonly navigation: Navigation;
}

/**
 * Loads a contribution, code and first data, with the same checks and the same kind of router as a page.
 * @throws RemoteFailure, any error of the contribution's loader, or the reason of `signal`
 */
export async function openSlot(slot: SlotEntry, options: OpenSlotOptions, signal: AbortSignal): Promise<OpenSlot> {
  const { key, remote, release: named } = slot;
  const { loader, path, title, navigation } = options;
  const { module, release } = await loadWithRelease(loader, { remote, named }, () => loader.loadSlot(key));
  signal.throwIfAborted();
  const router = new TabRouter({ path, address: path, module, ErrorBoundary: Nothing, navigation });
  const abandon = () => router.dispose();
  signal.addEventListener('abort', abandon);
  const restsAt = await router.settled;
  signal.removeEventListener('abort', abandon);

  const [error] = Object.values<unknown>(router.router.state.errors ?? {});
  if (error !== undefined || restsAt !== path) {
    router.dispose();
    if (error !== undefined && isCrash(error)) {
      if (await loader.giveWay({ key, remote, release }, error)) return openSlot(slot, options, signal);
      loader.reportCrash(remote, release);
    }
    throw error ?? new Error(`slot ${key} redirects to ${restsAt}: what is beside a page leads nobody away from it`);
  }
  // A slot holds no work that could be lost, for editing is done in pages.
  return { module, release, router, handle: { key, path, title, setDirty() {} } };
}

/** The panel says that a contribution failed. */
const Nothing = () => null;
