import { activeRelease } from '@zhilv/release/active-release';
import type { Registry } from '@zhilv/release/schema';
import { CrashLog } from './container/CrashLog.ts';
import { StepsBack } from './container/StepsBack.ts';
import type { Loadable } from './live/Loadable.ts';
import type { Loader, PageModule } from './live/Loader.ts';
import type { LiveRelease } from './live/LiveRelease.ts';
import { LiveRemotes } from './live/LiveRemotes.ts';
import { livePages } from './live/livePages.ts';
import { liveSlots } from './live/liveSlots.ts';
import { mendLaterFiles } from './container/mendLaterFiles.ts';
import { ModuleLoader, type Patience } from './container/ModuleLoader.ts';
import { RemoteFailure } from './live/RemoteFailure.ts';
import { within } from './request/within.ts';

/** The waits before files are asked for again, in milliseconds. A failure that comes at once is final within three seconds. */
const RETRY_AFTER_MS = [250, 750];
/**
 * The time in milliseconds for which a release is tried, and the time for everything: finding the release, trying it, and
 * trying another one in its place.
 */
const RELEASE_MS = 7_500;
const ALL_MS = 10_000;

export interface LoaderOptions {
  /** The contract number that the server speaks, of `/app-config.json`. */
  readonly contract: number;
  /** Lets the document's policy take scripts below an address, such as that of a release it did not come with. */
  readonly allowScriptsBelow?: (base: string) => void;
  /** Changes a registry that the server sent since, before it is in force. The document's registry is taken unchanged. */
  readonly adjust?: (registry: Registry) => Registry;
  /** Is told of each failure that nobody sees, because release `standIn` was used instead, and once of a release that cannot run here. */
  readonly onRescued?: (failure: RemoteFailure, standIn: string) => void;
}

/**
 * Loads pages and slots of the releases that can run here. It negotiates before download, checks every file, bounds the
 * tries, and uses an older release for the session when the active one fails (architecture §5).
 */
export function createLoader(
  registry: Registry,
  { contract, allowScriptsBelow = () => {}, adjust = (given) => given, onRescued = () => {} }: LoaderOptions,
): Loader {
  // The host's files are those of the document's release, whatever is published later.
  const modules = new ModuleLoader({ host: activeRelease(registry.host), allowScriptsBelow });
  const remotes = new LiveRemotes({ registry, contract, adjust, onChange: update, onRescued });
  const crashes = new CrashLog();
  const listeners = new Set<() => void>();
  let pages = livePages(remotes.releases);
  let slots = liveSlots(remotes.releases);
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

  const rescued = (failure: RemoteFailure, standIn: string): void => {
    const { remote, release, kind } = failure;
    // oxlint-disable-next-line no-console -- an operator looks for it there
    console.warn(`${remote} ${release} failed (${kind}); ${standIn} stands in for it`);
    onRescued(failure, standIn);
  };

  /**
   * Tries the releases before one that failed, the last one first, and uses the first that works for the rest of the session.
   * @param use gives null where it has no use for a release, which ends the search
   * @returns null when none works
   */
  const standIn = async <Used>(
    failure: RemoteFailure,
    until: number,
    use: (release: LiveRelease) => Promise<Used> | null,
  ): Promise<Used | null> => {
    const { remote } = failure;
    const failures = new Map([[failure.release, failure]]);
    for (;;) {
      try {
        const other = await within(until, remotes.insteadOf(remote, [...failures.keys()]));
        const used = other && (await use(other));
        if (!used) return null;
        remotes.leaveOut(remote, [...failures.keys()]);
        for (const one of failures.values()) rescued(one, other.release);
        return used;
      } catch (error) {
        // Anything else than the failure of one more release, such as a registry that cannot be had, ends the search.
        if (!(error instanceof RemoteFailure) || failures.has(error.release)) return null;
        failures.set(error.release, error);
      }
    }
  };

  /** Loads a page or slot, from another release if need be. */
  const loadFrom = async (
    target: Loadable,
    until: number,
    find: (release: LiveRelease) => Loadable | undefined,
  ): Promise<PageModule> => {
    try {
      return await modules.load(target, patienceOf(until));
    } catch (failure) {
      const tryIn = (release: LiveRelease): Promise<PageModule> | null => {
        const replacement = find(release);
        return replacement ? modules.load(replacement, { waitsMs: [], until }) : null;
      };
      const module = failure instanceof RemoteFailure ? await standIn(failure, until, tryIn) : null;
      if (module) return module;
      remotes.leaveOutNone(target.remote);
      throw failure;
    }
  };

  const stepsBack = new StepsBack(async ({ key, remote, release }, cause) => {
    const until = performance.now() + ALL_MS;
    const tryIn = (other: LiveRelease): Promise<PageModule> | null => {
      const replacement = livePages([other]).get(key) ?? liveSlots([other]).get(key);
      return replacement ? modules.load(replacement, { waitsMs: [], until }) : null;
    };
    if ((await standIn(new RemoteFailure('broken', { remote, release }, cause), until, tryIn)) !== null) return true;
    remotes.leaveOutNone(remote);
    return false;
  });

  /** Goes back to a release that can be had; where there is none, this one goes on. */
  const stepBack = (remote: string, release: string): Promise<LiveRelease | null> => {
    const failure = new RemoteFailure('broken', { remote, release }, new Error('crashes in a loop'));
    return standIn(failure, performance.now() + ALL_MS, (other) => Promise.resolve(other));
  };

  return {
    get pages() {
      return [...pages.values()].map(({ page }) => page);
    },
    get slots() {
      return [...slots.values()].map(({ slot }) => slot);
    },
    get publicPaths() {
      return remotes.publicPaths;
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
      return loadFrom(target, until, (release) => livePages([release]).get(key));
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
      return loadFrom(target, until, (release) => liveSlots([release]).get(key));
    },
    follow: (newer) => remotes.follow(newer),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    giveWay(broken, cause) {
      const inUse = remotes.place(broken.remote)?.live?.release;
      if (inUse === undefined) return Promise.resolve(false);
      return inUse === broken.release ? stepsBack.from(broken, cause) : Promise.resolve(true);
    },
    reportCrash(remote, release) {
      if (crashes.add(remote, release)) void stepBack(remote, release);
    },
  };
}

/** Gives the time for which one release is tried when all tries end at `until`. */
const patienceOf = (until: number): Patience => ({
  waitsMs: RETRY_AFTER_MS,
  until: Math.min(performance.now() + RELEASE_MS, until),
});
