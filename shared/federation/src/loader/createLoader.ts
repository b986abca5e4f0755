import { activeRelease } from '../schema/activeRelease.ts';
import type { Registry } from '../schema/index.ts';
import { allowContainersOnly, forgetFailedShares, loadExpose, loadHostShares, registerContainer } from './federationRuntime.ts';
import { areReachable, type CheckedUrl, checkedUrl, preloadFiles, refetchFiles } from './fileRequests.ts';
import type { Loadable } from './Loadable.ts';
import { livePages } from './livePages.ts';
import type { Loader, PageModule, RemoteStanding } from './Loader.ts';
import { liveSlots } from './liveSlots.ts';
import { RemoteFailure } from './RemoteFailure.ts';

/** Waits before the second and third try, milliseconds. */
const RETRY_AFTER_MS = [300, 1200];

export interface LoaderOptions {
  /** Lets the document's policy take scripts below an address, such as that of a release it did not come with. */
  readonly allowScriptsBelow?: (base: string) => void;
}

/** Loads pages and slots of the releases that the registry names live: every file checked, tries bounded (architecture §5). */
export function createLoader(registry: Registry, { allowScriptsBelow = () => {} }: LoaderOptions = {}): Loader {
  // The host's files are those of the document's release, whatever is published later.
  const hostRelease = activeRelease(registry.host);
  let inForce = registry;
  let pages = livePages(registry);
  let slots = liveSlots(registry);
  const listeners = new Set<() => void>();
  /** The release whose container stands for its remote. */
  const registered = new Map<string, string>();
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
    const isFresh = spoilt.has(remote) || (registered.get(remote) ?? target.release) !== target.release;
    registerContainer(remote, checkedUrl(target.base, target.container), isFresh);
    registered.set(remote, target.release);
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
    const name = [target.remote, target.release, target.expose].join(' ');
    const known = loading.get(name);
    if (known) return known;
    const promise = load(target);
    loading.set(name, promise);
    promise.catch(() => loading.delete(name));
    return promise;
  };

  return {
    get pages() {
      return [...pages.values()].map(({ page }) => page);
    },
    get slots() {
      return [...slots.values()].map(({ slot }) => slot);
    },
    standing: (remote) => standingOf(inForce, remote),
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
    async loadSlot(key) {
      const target = slots.get(key);
      if (!target) throw new Error(`no live release has the slot ${key}`);
      return loadOnce(target);
    },
    async follow(newer) {
      inForce = newer;
      pages = livePages(newer);
      slots = liveSlots(newer);
      for (const { url } of Object.values(newer.remotes).flatMap((entry) => activeRelease(entry) ?? [])) allowScriptsBelow(url);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reportCrash() {},
  };
}

function standingOf({ remotes }: Registry, remote: string): RemoteStanding | null {
  const entry = remotes[remote];
  return entry ? { remote, state: entry.state, message: entry.message, release: entry.active, instead: null } : null;
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
