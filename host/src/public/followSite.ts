import type { Loader } from '@zhilv/loader';
import type { Registry } from '@zhilv/release/schema';
import { followRegistry } from '../registry/followRegistry.ts';
import { publicFrame, publicPages } from './publicPages.ts';

interface FollowSiteOptions {
  /** The registry that the document carries. */
  readonly registry: Registry;
  readonly loader: Pick<Loader, 'pages' | 'standing' | 'follow'>;
  /** Shows the site anew after it was switched off or on again. */
  readonly show: () => void;
}

/**
 * Keeps a document of the public site on the live releases. The page that a visitor reads is never exchanged, unless the site
 * is switched off; the next page comes from the releases that are live by then.
 * @returns a function that tells whether other releases are live than those of the document, so that the next page has to be
 *   loaded with a document of its own
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
