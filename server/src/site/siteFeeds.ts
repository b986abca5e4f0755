import type { Clock } from '../app/Clock.ts';
import type { Database } from '../db/database.ts';
import { answerWith, readyAnswer } from '../gateway/readyAnswer.ts';
import { EVERYWHERE } from '../gateway/securityHeaders.ts';
import { newsFeed } from './newsFeed.ts';
import { robots } from './robots.ts';
import { readSharePicture } from './sharePictures.ts';
import { sitemap } from './sitemap.ts';

/**
 * Answers what is asked for by others than browsers: `robots.txt`, `sitemap.xml`, `rss.xml`, and the pictures that stand
 * for shared pages. Null for all other addresses.
 */
export type SiteFeeds = (
  request: Request,
  pathname: string,
  publicPaths: () => Promise<ReadonlySet<string>>,
) => Promise<Response | null>;

interface SiteFeedsOptions {
  /** Absolute path of the site directory. */
  readonly site: string;
  readonly db: Database;
  readonly clock: Clock;
  /** What absolute addresses begin with. */
  readonly origin: () => string;
}

/** The name of a share picture changes with it. */
const YEAR = 'public, max-age=31536000, immutable';

export const siteFeeds =
  ({ site, db, clock, origin }: SiteFeedsOptions): SiteFeeds =>
  async (request, pathname, publicPaths) => {
    switch (pathname) {
      case '/robots.txt':
        return textAnswer(request, 'text/plain', robots(origin(), await publicPaths()));
      case '/sitemap.xml': {
        const options = { db, now: clock(), origin: origin(), publicPaths: await publicPaths() };
        return textAnswer(request, 'application/xml', await sitemap(options));
      }
      case '/rss.xml':
        return textAnswer(request, 'application/rss+xml', await newsFeed({ db, now: clock(), origin: origin() }));
      default: {
        const picture = await readSharePicture(site, pathname);
        // Shown by other sites, which is what it is for.
        const headers = { ...EVERYWHERE, 'cross-origin-resource-policy': 'cross-origin', 'content-type': 'image/png' };
        return picture && new Response(picture, { headers: { ...headers, 'cache-control': YEAR } });
      }
    }
  };

const textAnswer = (request: Request, type: string, text: string): Response =>
  answerWith(request, readyAnswer(Buffer.from(text), { ...EVERYWHERE, 'content-type': `${type}; charset=utf-8` }));
