import { parsedUrl } from './parsedUrl.ts';

/** An address that somebody is sent to afterwards has at most so many characters. */
export const LONGEST_PATH = 2_048;

/**
 * Reads a path of this application out of an address that anybody may have written (docs/threats.md §3): path, query and fragment as
 * browsers understand them, with dots resolved. The caller has decoded it once.
 *
 * @returns null for everything else, an address with an origin among it
 */
export function ownPath(value: string | null, origin: string): string | null {
  if (value === null || value.length > LONGEST_PATH || !isPlainPath(value)) return null;
  const target = parsedUrl(value, origin);
  if (target === null || target.origin !== origin || target.username !== '' || target.password !== '') return null;
  // Dots are resolved by now, and may have made a path that starts with two slashes.
  return target.pathname.startsWith('//') ? null : target.pathname + target.search + target.hash;
}

// URL parsers strip tabs and newlines and read a backslash as a slash, so a path with one of them is refused. Their escaped
// forms are refused too, in case somebody decodes the path again.
const isPlainPath = (value: string): boolean =>
  /^\/(?!\/)/.test(value) &&
  !/[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(value) &&
  !/%(?:0\w|1\w|5c|7f|2f%2f)/i.test(pathOf(value)) &&
  !/^\/%2f/i.test(value);

const pathOf = (value: string): string => value.split(/[?#]/, 1)[0] ?? '';
