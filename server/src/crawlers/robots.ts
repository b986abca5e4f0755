import { faceStatus } from '@zhilv/site/face-status';

/** Pages load files from these addresses. All others that are no pages belong to the console and the API. */
const FILES = ['/host/', '/remotes/', '/share/', '/admin-api/infra/file/', '/favicon.ico', '/sitemap.xml', '/rss.xml'];

/**
 * Tells crawlers what they may ask for (RFC 9309): the public pages and what they load. Everything else is closed, because
 * the console's addresses come from menus and are for staff. The open rules come first, because some crawlers take the first
 * rule that fits and not the longest.
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
