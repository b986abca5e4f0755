import { CONSOLE } from './consoleAddresses.ts';
import { firstSegment } from './firstSegment.ts';
import { parsedUrl } from './parsedUrl.ts';
import { signInPages } from './signInPages.ts';
import { isSingleSignOn } from './singleSignOn.ts';

/** Redirecting to one of these would lead back to signing in, or round in a circle. */
const LOOPS = new Set([...signInPages.map(({ path }) => path), CONSOLE.refresh].map(firstSegment));

/** Whoever signs in comes back to an address of at most so many characters. */
export const LONGEST_REDIRECT = 2_048;

/**
 * The path to go to for a `redirect` parameter: a path of this application with query and fragment, or else the console's
 * home (docs/threats.md §3). The caller has decoded the parameter once.
 */
export function safeRedirect(value: string | null, origin: string): string {
  if (value === null || value.length > LONGEST_REDIRECT || !isPlainPath(value)) return CONSOLE.home;

  const target = parsedUrl(value, origin);
  if (target === null) return CONSOLE.home;
  const foreign = target.origin !== origin || target.username !== '' || target.password !== '';
  // Dots are resolved by now, and may have made a path that starts with two slashes.
  if (foreign || target.pathname.startsWith('//')) return CONSOLE.home;
  if (loops(target.pathname) && !isSingleSignOn(target)) return CONSOLE.home;
  return target.pathname + target.search + target.hash;
}

// URL parsers strip tabs and newlines and read a backslash as a slash, so a path with one of them is refused. Their escaped
// forms are refused too, in case somebody decodes the path again.
const isPlainPath = (value: string): boolean =>
  /^\/(?!\/)/.test(value) &&
  !/[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(value) &&
  !/%(?:0\w|1\w|5c|7f|2f%2f)/i.test(pathOf(value)) &&
  !/^\/%2f/i.test(value);

const pathOf = (value: string): string => value.split(/[?#]/, 1)[0] ?? '';

const loops = (pathname: string): boolean => LOOPS.has(firstSegment(decoded(pathname)));

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
