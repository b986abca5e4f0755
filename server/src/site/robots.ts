/** What pages load; all other addresses that are no pages are the console's and the API's. */
const FILES = ['/host/', '/remotes/', '/share/', '/admin-api/infra/file/', '/favicon.ico', '/sitemap.xml', '/rss.xml'];

/** Answered for people in a browser, and nothing to be found. */
const NO_CONTENT = new Set(['/404', '/401']);

/**
 * What crawlers may ask for (RFC 9309): the public pages and what they load. Everything else is closed, for the console's
 * addresses come from menus and are nobody's business. What is open comes first, since some crawlers take the first rule
 * that fits and not the longest.
 */
export const robots = (origin: string, publicPaths: ReadonlySet<string>): string =>
  [
    'User-agent: *',
    ...[...publicPaths]
      .filter((path) => !NO_CONTENT.has(path))
      .toSorted()
      .map((path) => `Allow: ${path === '/' ? '/$' : path}`),
    ...FILES.map((path) => `Allow: ${path}`),
    'Disallow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
