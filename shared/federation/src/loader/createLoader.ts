import { activeRelease } from '../schema/activeRelease.ts';
import type { Registry } from '../schema/index.ts';
import { CrashLog } from './CrashLog.ts';
import { allowContainersOnly } from './federationRuntime.ts';
import type { Loadable } from './Loadable.ts';
import type { Loader, PageModule } from './Loader.ts';
import type { LiveRelease } from './LiveRelease.ts';
import { LiveRemotes } from './LiveRemotes.ts';
import { livePages } from './livePages.ts';
import { liveSlots } from './liveSlots.ts';
import { mendLaterFiles } from './mendLaterFiles.ts';
import { ModuleLoader, type Patience } from './ModuleLoader.ts';
import { RemoteFailure } from './RemoteFailure.ts';
import { within } from './within.ts';

/** Waits before files are asked for again, milliseconds: what fails at once is known to fail within three seconds. */
const RETRY_AFTER_MS = [250, 750];
/**
 * How long a release is tried, and how long all of it may take: to look up which release it is, that one, and another one in
 * its place; milliseconds.
 */
const RELEASE_MS = 7_500;
const ALL_MS = 10_000;

export interface LoaderOptions {
  /** The contract number that the server speaks, of `/app-config.json`. */
  readonly contract: number;
  /** Lets the document's policy take scripts below an address, such as that of a release it did not come with. */
  readonly allowScriptsBelow?: (base: string) => void;
  /** Gives what is to be in force in place of a registry that the server sent since; the document's is taken as it is. */
  readonly adjust?: (registry: Registry) => Registry;
}

/**
 * Loads pages and slots of the releases that can run here: negotiated before download, every file checked, tries
 * bounded, and an older release used for the session when the active one fails (architecture §5).
 */
export function createLoader(
  registry: Registry,
  { contract, allowScriptsBelow = () => {}, adjust = (given) => given }: LoaderOptions,
): Loader {
  // The host's files are those of the document's release, whatever is published later.
  const modules = new ModuleLoader({ host: activeRelease(registry.host), allowScriptsBelow });
  const remotes = new LiveRemotes({ registry, contract, adjust, onChange: update });
  const crashes = new CrashLog();
  const listeners = new Set<() => void>();
  let pages = livePages(remotes.releases);
  let slots = liveSlots(remotes.releases);
  allowContainersOnly();
  mendLaterFiles();

  function update(): void {
    pages = livePages(remotes.releases);
    slots = liveSlots(remotes.releases);
    modules.keepOnly(remotes.releases);
    for (const listener of listeners) listener();
  }

  const settled = async (asked: Loadable, until: number): Promise<void> => {
    try {
      await within(until, remotes.settled(asked.remote));
    } catch (error) {
      throw error instanceof RemoteFailure ? error : new RemoteFailure('unreachable', asked, error);
    }
  };

  /** Loads a page, from another release if need be. One that worked is used for the rest of the session. */
  const loadPage = async (
    target: Loadable,
    until: number,
    find: (release: LiveRelease) => Loadable | undefined,
  ): Promise<PageModule> => {
    const { remote, release } = target;
    try {
      return await modules.load(target, patienceOf(until));
    } catch (failure) {
      try {
        const other = await within(until, remotes.insteadOf(remote, release));
        const replacement = other && find(other);
        if (!replacement) throw failure;
        const module = await modules.load(replacement, { waitsMs: [], until });
        remotes.leaveOut(remote, release);
        return module;
      } catch {
        remotes.leaveOutNone(remote);
        throw failure;
      }
    }
  };

  const stepBack = async (remote: string, release: string): Promise<void> => {
    try {
      if (await remotes.insteadOf(remote, release)) remotes.leaveOut(remote, release);
    } catch {
      // There is no other one to be had: this one goes on.
    }
  };

  return {
    get pages() {
      return [...pages.values()].map(({ page }) => page);
    },
    get slots() {
      return [...slots.values()].map(({ slot }) => slot);
    },
    standing: (remote) => remotes.place(remote)?.standing ?? null,
    async load(key) {
      const asked = pages.get(key);
      if (!asked) throw new Error(`no live release has the page ${key}`);
      const until = performance.now() + ALL_MS;
      await settled(asked, until);
      const target = pages.get(key);
      if (!target) throw new RemoteFailure('needs-newer-host', asked);
      const { state, remote } = target.page;
      if (state !== 'active') throw new RemoteFailure(state, target.page, remotes.place(remote)?.reasons);
      return loadPage(target, until, (release) => livePages([release]).get(key));
    },
    preload(key) {
      const target = pages.get(key);
      if (target?.page.state === 'active' && remotes.isSettled(target.remote)) modules.preload(target);
    },
    async loadSlot(key) {
      const asked = slots.get(key);
      if (!asked) throw new Error(`no live release has the slot ${key}`);
      const until = performance.now() + ALL_MS;
      await settled(asked, until);
      const target = slots.get(key);
      if (!target) throw new RemoteFailure('needs-newer-host', asked);
      // It leaves a quiet gap, and never has pages come from another release.
      return modules.load(target, patienceOf(until));
    },
    follow: (newer) => remotes.follow(newer),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reportCrash(remote, release) {
      if (crashes.add(remote, release)) void stepBack(remote, release);
    },
  };
}

/** How long one release is tried of what ends at `until`. */
const patienceOf = (until: number): Patience => ({
  waitsMs: RETRY_AFTER_MS,
  until: Math.min(performance.now() + RELEASE_MS, until),
});
