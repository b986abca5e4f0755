/*
 * Addresses at which documents, remotes and server refer to each other without knowing each other's pages.
 */

/** The home of the public site, which any remote may have. `/` shows the same page, which names this address as canonical. */
export const SITE_HOME = '/home';

/** The public site says at these addresses that there is no such page, and that a page is not for everybody. */
export const NOT_FOUND = '/404';
export const UNAUTHORISED = '/401';

/** The address where staff sign in. */
export const SIGN_IN = '/login';

/** The first address of the console. */
export const CONSOLE_HOME = '/index';

/** Addresses of the console that open others afresh, frame pages of others, and show which releases are live. */
export const CONSOLE_REFRESH = '/redirect';
export const CONSOLE_FRAME = '/frame';
export const CONSOLE_RELEASES = '/releases';

/**
 * Addresses that begin with these segments have no pages. They are files of releases, the module for pages of others, pictures to
 * share, calls, reports of errors, releases that are published, the server's health, and dev servers.
 */
export const SERVER_SEGMENTS: readonly string[] = [
  'host',
  'remotes',
  'embed',
  'share',
  'prod-api',
  'admin-api',
  'app-api',
  'client-errors',
  'deploy-api',
  'healthz',
  '__dev',
];
