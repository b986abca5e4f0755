/*
 * Addresses that menu rows ask for. A menu administrator writes them, so they are held to a plain grammar
 * (docs/threats.md §7).
 */

/** Letters, digits, `_`, `~`, `-` and, not first, dots: no escapes, no parameters, no `..`. */
const SEGMENT = /^[\p{L}\p{N}_~-][\p{L}\p{N}_~.-]*$/u;

const LONGEST = 512;

/** A row's own path below its parent's, or null when it breaks the grammar. A root's parent is `''`. */
export function joinMenuPath(parent: string, path: string): string | null {
  const segments = path.trim().normalize('NFC').split('/').filter(Boolean);
  const joined = [parent, ...segments].join('/');
  return segments.every((segment) => SEGMENT.test(segment)) && joined.length <= LONGEST ? joined : null;
}
