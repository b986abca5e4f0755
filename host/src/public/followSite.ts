import type { Loader } from '@zhilv/loader';
import type { Registry } from '@zhilv/release/schema';
import { followRegistry } from '../registry/followRegistry.ts';
import { publicFrame, publicPages } from './publicPages.ts';

interface FollowSiteOptions {
  /** That of the document. */
  readonly registry: Registry;
  readonly loader: Pick<Loader, 'pages' | 'standing' | 'follow'>;
  /** Shows the site anew: it was switched off, or on again. */
  readonly show: () => void;
}

/**
 * Keeps a document of the public site on the live releases. What a visitor reads is never changed, unless the site is
 * switched off; the next page is of the releases that are live then.
 * @returns whether they are others than those of the document, which can then go no further by itself
 */
export function followSite({ registry, loader, show }: FollowSiteOptions): () => boolean {
  const isOff = (): boolean => loader.standing(publicFrame(loader)?.remote ?? '')?.state === 'disabled';
  const ofDocument = releasesOf(loader);
  let isOutdated = false;
  followRegistry({
    registry,
    take: async (newer) => {
      const wasOff = isOff();
      await loader.follow(newer);
      isOutdated = newer.host.active !== registry.host.active || releasesOf(loader) !== ofDocument;
      if (isOff() !== wasOff) show();
    },
  });
  return () => isOutdated;
}

const releasesOf = (loader: Pick<Loader, 'pages'>): string =>
  JSON.stringify([publicFrame(loader)?.release, ...publicPages(loader).map(({ key, release }) => [key, release])]);
