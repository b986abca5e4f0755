import { fetchRegistry, type Loader } from '@zhilv/federation/loader';
import type { Registry } from '@zhilv/federation/schema';
import { messages, session } from '@zhilv/platform';
import type { createStore } from 'jotai';
import { askWhileVisible } from './askWhileVisible.ts';
import { newHostAtom } from './releaseAtoms.ts';

interface FollowReleasesOptions {
  /** That of the document. */
  readonly registry: Registry;
  readonly loader: Pick<Loader, 'follow'>;
  readonly store: Pick<ReturnType<typeof createStore>, 'set'>;
}

const EVERY_MS = 30_000;

/** One failure is a lost packet; after these many in a row people are told. */
const FAILURES_TO_TELL = 4;

/** Keeps the console on the live releases for as long as the session lasts. */
export function followReleases({ registry, loader, store }: FollowReleasesOptions): void {
  const hostOfDocument = registry.host.active;
  let inForce = registry.revision;
  let failures = 0;

  const ask = async (): Promise<void> => {
    try {
      const newer = await fetchRegistry();
      failures = 0;
      // Every write raises it, a rollback too. A lower one is the answer of a cache that lags behind.
      if (newer.revision <= inForce) return;
      await loader.follow(newer);
      inForce = newer.revision;
      store.set(newHostAtom, newer.host.active === hostOfDocument ? null : newer.host.active);
    } catch {
      // The registry in force stays so.
      failures += 1;
      if (failures === FAILURES_TO_TELL) messages.warning('暂时无法获取版本信息，继续使用当前版本');
    }
  };

  const end = askWhileVisible({ ask, everyMs: EVERY_MS });
  const stop = session.subscribe(() => {
    if (session.read().phase !== 'ended') return;
    end();
    stop();
  });
}
