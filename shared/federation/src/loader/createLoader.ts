import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunction } from 'react-router';
import { activeRelease } from '../schema/activeRelease.ts';
import type { Registry } from '../schema/index.ts';
import { allowContainersOnly, forgetFailedShares, loadExpose, loadHostShares, registerContainer } from './federationRuntime.ts';
import { areReachable, type CheckedUrl, checkedUrl, preloadFiles, refetchFiles } from './fileRequests.ts';
import type { Loadable } from './Loadable.ts';
import { livePages, type PageEntry } from './livePages.ts';
import { liveSlots, type SlotEntry } from './liveSlots.ts';
import { RemoteFailure } from './RemoteFailure.ts';

/** A page's or slot's module, with React Router's own names. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly ErrorBoundary?: ComponentType;
  readonly handle?: unknown;
  /** The root of the copy of `ui` that the module uses; public pages have none. */
  readonly UiRoot?: ComponentType<{ children: ReactNode }>;
}

export interface Loader {
  readonly pages: readonly PageEntry[];
  /**
   * The module of a page; one that was loaded is kept. Calling it again after a failure tries in earnest.
   * @throws RemoteFailure
   */
  load(key: string): Promise<PageModule>;
  /** Starts downloading a page's files; says nothing of the outcome. */
  preload(key: string): void;
  /** Contributions to slots, in the order to show them in. */
  readonly slots: readonly SlotEntry[];
  /**
   * The module of a contribution, loaded and kept as a page's is.
   * @throws RemoteFailure
   */
  loadSlot(key: string): Promise<PageModule>;
}

/** Waits before the second and third try, milliseconds. */
const RETRY_AFTER_MS = [300, 1200];

/** Loads pages and slots of the releases that `registry` names live: every file checked, tries bounded (architecture §5). */
export function createLoader(registry: Registry): Loader {
  const pages = livePages(registry);
  const slots = liveSlots(registry);
  const hostRelease = activeRelease(registry.host);
  const loading = new Map<string, Promise<PageModule>>();
  /** Remotes whose last try failed: their container must be replaced. */
  const spoilt = new Set<string>();
  allowContainersOnly();

  const filesOf = ({ base, container, js, css, shared }: Loadable): readonly CheckedUrl[] => {
    const own = [container, ...js, ...css].map((file) => checkedUrl(base, file));
    const hostShares = hostRelease?.load?.host?.shared ?? {};
    const ofHost = shared.flatMap((key) => hostShares[key] ?? []).map((file) => checkedUrl(hostRelease?.url ?? '/', file));
    return [...new Map([...own, ...ofHost].map((file) => [file.url, file])).values()];
  };

  const attempt = async (target: Loadable): Promise<PageModule> => {
    const { remote } = target;
    const files = filesOf(target);
    forgetFailedShares();
    if (spoilt.has(remote)) await refetchFiles(files);
    else preloadFiles(files);
    registerContainer(remote, checkedUrl(target.base, target.container), spoilt.has(remote));
    try {
      await loadHostShares(target.shared);
      const module = asPageModule(await loadExpose(remote, target.expose));
      spoilt.delete(remote);
      return module;
    } catch (error) {
      spoilt.add(remote);
      throw error;
    }
  };

  const load = async (target: Loadable): Promise<PageModule> => {
    for (const wait of [...RETRY_AFTER_MS, null]) {
      try {
        return await attempt(target);
      } catch (error) {
        if (wait === null) throw await failureOf(target, filesOf(target), error);
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    throw new Error('unreachable: the last try either returns or throws');
  };

  /** Loads once, unless it failed. */
  const loadOnce = (target: Loadable): Promise<PageModule> => {
    const name = target.remote + target.expose;
    const known = loading.get(name);
    if (known) return known;
    const promise = load(target);
    loading.set(name, promise);
    promise.catch(() => loading.delete(name));
    return promise;
  };

  return {
    pages: [...pages.values()].map(({ page }) => page),
    async load(key) {
      const target = pages.get(key);
      if (!target) throw new Error(`no live release has the page ${key}`);
      if (target.page.state === 'disabled') throw new RemoteFailure('disabled', target.page);
      return loadOnce(target);
    },
    preload(key) {
      const target = pages.get(key);
      if (target?.page.state === 'active') preloadFiles(filesOf(target));
    },
    slots: [...slots.values()].map(({ slot }) => slot),
    async loadSlot(key) {
      const target = slots.get(key);
      if (!target) throw new Error(`no live release has the slot ${key}`);
      return loadOnce(target);
    },
  };
}

function asPageModule(value: unknown): PageModule {
  if (typeof value !== 'object' || value === null || !('Component' in value) || !value.Component) {
    throw new TypeError('the module of a page or slot has to export Component');
  }
  return value as PageModule; // The other names are React Router's, whose types the remote was compiled against.
}

async function failureOf({ remote, release }: Loadable, files: readonly CheckedUrl[], cause: unknown): Promise<RemoteFailure> {
  if (!(await areReachable(files))) return new RemoteFailure('unreachable', { remote, release }, cause);
  const intact = await Promise.allSettled(files.map(({ url, integrity }) => fetch(url, { integrity })));
  const kind = intact.every((one) => one.status === 'fulfilled') ? 'broken' : 'refused';
  return new RemoteFailure(kind, { remote, release }, cause);
}
