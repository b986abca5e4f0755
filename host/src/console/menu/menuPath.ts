/*
 * Addresses that menu rows ask for. A menu administrator writes them, so they are held to a plain grammar, and may
 * not take the place of addresses that the product itself uses (threats §7).
 */

/** Letters, digits, `_`, `~`, `-` and, not first, dots: no escapes, no parameters, no `..`. */
const SEGMENT = /^[\p{L}\p{N}_~-][\p{L}\p{N}_~.-]*$/u;

const LONGEST = 512;

const CONSOLE_PATHS = 'index 404 401 redirect frame releases';
const OTHER_PATHS =
  'login social-login auth-redirect bind register oauthlogin sso home news-list news-detail case-list case-detail about-us search site-map';
const SERVER_PATHS = 'remotes host prod-api admin-api app-api healthz __dev';

/** First segments of the product's own addresses: of its documents, files and API. */
const RESERVED = new Set(`${CONSOLE_PATHS} ${OTHER_PATHS} ${SERVER_PATHS}`.split(' '));

/** A row's own path below its parent's, or null when it breaks the grammar. A root's parent is `''`. */
export function joinMenuPath(parent: string, path: string): string | null {
  const segments = path.trim().normalize('NFC').split('/').filter(Boolean);
  const joined = [parent, ...segments].join('/');
  return segments.every((segment) => SEGMENT.test(segment)) && joined.length <= LONGEST ? joined : null;
}

/** Whether a menu row may not have this address. */
export function isReserved(path: string): boolean {
  const first = (path.split('/')[1] ?? '').toLowerCase();
  // Files at the origin's root (`registry.json`, `console.html`) have an ending; pages have none.
  return first === '' || RESERVED.has(first) || first.includes('.');
}

/** What two spellings of one address have in common: escapes resolved, one case, no slash at the end. */
export function addressKey(pathname: string): string {
  return decoded(pathname).normalize('NFC').toLowerCase().replace(/\/+$/, '') || '/';
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // Not an address anybody wrote on purpose: it will simply be unknown.
    return pathname;
  }
}
