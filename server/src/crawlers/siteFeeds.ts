import type { PublicOverview } from '@zhilv/release/public-paths';
import type { Clock } from '../call/Clock.ts';
import type { Database } from '../db/database.ts';
import { answerWith, readyAnswer } from '../response/readyAnswer.ts';
import { EVERYWHERE } from '../response/securityHeaders.ts';
import { KeptFeeds } from './KeptFeeds.ts';
import { newsFeed } from './newsFeed.ts';
import { ReadyFeeds } from './ReadyFeeds.ts';
import { robots } from './robots.ts';
import { readSharePicture } from './sharePictures.ts';
import { siteIcon } from './siteIcon.ts';
import { sitemap } from './sitemap.ts';

/** The public site as it is published now. */
interface PublishedSite {
  /** The paths of its pages. */
  publicPaths(): Promise<ReadonlySet<string>>;
  /** The views of its pages that show content. */
  overviews(): Promise<readonly PublicOverview[]>;
  /** The SVG of its icon. */
  icon(): Promise<string | null>;
}

/**
 * Answers crawlers, feed readers and the like: `robots.txt`, `sitemap.xml`, `rss.xml`, `favicon.ico`, and the pictures that
 * stand for shared pages. It gives null for all other addresses.
 */
export type SiteFeeds = (
  request: Request,
  pathname: string,
  published: PublishedSite,
  revision: ContentRevision,
) => Promise<Response | null>;

/** Gives the revision of the content; null while nobody knows it. */
type ContentRevision = () => Promise<string | null>;

interface SiteFeedsOptions {
  /** Absolute path of the site directory. */
  readonly siteDirectory: string;
  readonly db: Database;
  readonly clock: Clock;
  /** The origin with which absolute addresses begin. */
  readonly origin: () => string;
}

/** The name of a share picture changes with it. */
const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

export function siteFeeds({ siteDirectory, db, clock, origin }: SiteFeedsOptions): SiteFeeds {
  const feeds = new ReadyFeeds(new KeptFeeds(siteDirectory));
  return async (request, pathname, published, revision) => {
    switch (pathname) {
      case '/robots.txt': {
        const text = robots(origin(), await published.publicPaths());
        return answerWith(
          request,
          readyAnswer(Buffer.from(text), { ...EVERYWHERE, 'content-type': 'text/plain; charset=utf-8' }),
        );
      }
      case '/sitemap.xml': {
        const [publicPaths, overviews] = await Promise.all([published.publicPaths(), published.overviews()]);
        const state = stateOf(await revision(), [...publicPaths], overviews);
        const make = () => sitemap({ db, now: clock(), origin: origin(), publicPaths, overviews });
        return answerWith(
          request,
          await feeds.answer({ name: 'sitemap', type: 'application/xml', state, origin: origin(), make }),
        );
      }
      case '/rss.xml': {
        const overviews = await published.overviews();
        const state = stateOf(await revision(), overviews);
        const make = () => newsFeed({ db, now: clock(), origin: origin(), overviews });
        return answerWith(
          request,
          await feeds.answer({ name: 'rss', type: 'application/rss+xml', state, origin: origin(), make }),
        );
      }
      case '/favicon.ico': {
        const icon = await published.icon();
        return icon === null ? null : pictureAnswer(await siteIcon(icon), DAY);
      }
      default: {
        const picture = await readSharePicture(siteDirectory, pathname);
        return picture && pictureAnswer(picture, YEAR);
      }
    }
  };
}

/** Names a state of content and pages; null while nobody knows the content. */
const stateOf = (revision: string | null, ...pages: readonly unknown[]): string | null =>
  revision === null ? null : JSON.stringify([revision, ...pages]);

/** Answers with a picture that other sites may show, which is what it is for. */
const pictureAnswer = (picture: Buffer<ArrayBuffer>, keeping: string): Response =>
  new Response(picture, {
    headers: {
      ...EVERYWHERE,
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'image/png',
      'cache-control': keeping,
    },
  });
