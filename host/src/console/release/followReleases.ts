import type { Loader } from '@zhilv/loader';
import type { Registry, RegistryEntry } from '@zhilv/release/schema';
import { messages, session } from '@zhilv/platform';
import type { createStore } from 'jotai';
import { followRegistry } from '../../registry/followRegistry.ts';
import { type NewHost, newHostAtom, registryInForceAtom } from './releaseAtoms.ts';

interface FollowReleasesOptions {
  /** The registry of the document. */
  readonly registry: Registry;
  readonly loader: Pick<Loader, 'follow'>;
  readonly store: Pick<ReturnType<typeof createStore>, 'set'>;
}

/** Keeps the console on the live releases for as long as the session lasts. */
export function followReleases({ registry, loader, store }: FollowReleasesOptions): void {
  const hostOfDocument = registry.host.active;
  const { ask, end } = followRegistry({
    registry,
    take: async (newer) => {
      await loader.follow(newer);
      store.set(newHostAtom, newHost(newer.host, hostOfDocument));
      store.set(registryInForceAtom, { revision: newer.revision, ask });
    },
    onLost: () => messages.warning('暂时无法获取版本信息，继续使用当前版本'),
  });
  store.set(registryInForceAtom, { revision: registry.revision, ask });
  const stop = session.subscribe(() => {
    if (session.read().phase !== 'ended') return;
    end();
    stop();
  });
}

function newHost({ active, releases }: RegistryEntry, own: string | null): NewHost | null {
  if (active === null || active === own) return null;
  // Releases are listed newest first, and one that is no longer among them is older than all that are.
  const newest = releases.find(({ id }) => id === active || id === own);
  return { release: active, isNewer: newest?.id !== own };
}
