import type { Loader } from '@zhilv/loader';
import { activeRelease } from '@zhilv/release/active-release';
import type { Registry, RegistryEntry } from '@zhilv/release/schema';
import { messages, session } from '@zhilv/platform';
import type { createStore } from 'jotai';
import { type FollowedRegistry, followRegistry, type HearRevisions } from '../../registry/followRegistry.ts';
import { type NewHost, newHostAtom, type RegistryInForce, registryInForceAtom } from './releaseAtoms.ts';

interface FollowReleasesOptions {
  /** The registry of the document. */
  readonly registry: Registry;
  readonly loader: Pick<Loader, 'follow'>;
  /** Left out where the document's server tells nothing. */
  readonly hear?: HearRevisions | undefined;
  readonly store: Pick<ReturnType<typeof createStore>, 'set'>;
}

/** Keeps the console on the live releases for as long as the session lasts. */
export function followReleases({ registry, loader, hear, store }: FollowReleasesOptions): void {
  const hostOfDocument = registry.host.active;
  const follow = (): FollowedRegistry => {
    const followed = followRegistry({
      registry,
      hear,
      take: async (newer) => {
        await loader.follow(newer);
        store.set(newHostAtom, newHost(newer.host, hostOfDocument));
        store.set(registryInForceAtom, inForce(newer, followed));
      },
      onLost: () => messages.warning('暂时无法获取版本信息，继续使用当前版本'),
    });
    return followed;
  };
  let followed: FollowedRegistry | null = follow();
  store.set(registryInForceAtom, inForce(registry, followed));
  session.subscribe(() => {
    const { phase } = session.read();
    if (phase === 'ended') {
      followed?.end();
      followed = null;
    }
    // Unsaved work has kept the document, and its user has signed in again in another window.
    if (phase === 'started') followed ??= follow();
  });
}

function inForce({ revision, remotes }: Registry, { ask }: FollowedRegistry): RegistryInForce {
  const titles = Object.entries(remotes).flatMap(([name, entry]) => {
    const title = activeRelease(entry)?.load?.title;
    return title === undefined ? [] : [[name, title] as const];
  });
  return { revision, titles: new Map(titles), ask };
}

function newHost({ active, releases }: RegistryEntry, own: string | null): NewHost | null {
  if (active === null || active === own) return null;
  // Releases are listed newest first, and one that is no longer among them is older than all that are.
  const newest = releases.find(({ id }) => id === active || id === own);
  return { release: active, isNewer: newest?.id !== own };
}
