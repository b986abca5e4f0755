import type { Loader } from '@zhilv/federation/loader';
import type { Registry } from '@zhilv/federation/schema';
import { messages, session } from '@zhilv/platform';
import type { createStore } from 'jotai';
import { followRegistry } from '../../registry/followRegistry.ts';
import { newHostAtom } from './releaseAtoms.ts';

interface FollowReleasesOptions {
  /** That of the document. */
  readonly registry: Registry;
  readonly loader: Pick<Loader, 'follow'>;
  readonly store: Pick<ReturnType<typeof createStore>, 'set'>;
}

/** Keeps the console on the live releases for as long as the session lasts. */
export function followReleases({ registry, loader, store }: FollowReleasesOptions): void {
  const hostOfDocument = registry.host.active;
  const end = followRegistry({
    registry,
    take: async (newer) => {
      await loader.follow(newer);
      store.set(newHostAtom, newer.host.active === hostOfDocument ? null : newer.host.active);
    },
    onLost: () => messages.warning('暂时无法获取版本信息，继续使用当前版本'),
  });
  const stop = session.subscribe(() => {
    if (session.read().phase !== 'ended') return;
    end();
    stop();
  });
}
