import { faceStatus } from '@zhilv/federation/face-status';

/** What pages load; all other addresses that are no pages are the console's and the API's. */
const FILES = ['/host/', '/remotes/', '/share/', '/admin-api/infra/file/', '/favicon.ico', '/sitemap.xml', '/rss.xml'];

/**
 * What crawlers may ask for (RFC 9309): the public pages and what they load. Everything else is closed, for the console's
 * addresses come from menus and are nobody's business. What is open comes first, since some crawlers take the first rule
 * that fits and not the longest.
 */
export const robots = (origin: string, publicPaths: ReadonlySet<string>): string =>
  [
    'User-agent: *',
    ...[...publicPaths]
      // The others are answered for people in a browser, and nothing to be found.
      .filter((path) => faceStatus(path) === 200)
      .toSorted()
      .map((path) => `Allow: ${path === '/' ? '/$' : path}`),
    ...FILES.map((path) => `Allow: ${path}`),
    'Disallow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
