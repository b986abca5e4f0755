/*
 * The paths of menu rows are typed by people who administer the menu, so they have to keep to a plain grammar
 * (docs/threats.md §7).
 */

/** A segment has letters, digits, `_`, `~`, `-` and, except in the first place, dots: no escapes, no parameters, no `..`. */
const SEGMENT = /^[\p{L}\p{N}_~-][\p{L}\p{N}_~.-]*$/u;

/** Most paths are one such segment in plain letters. There may be ten thousand of them. */
const PLAIN = /^[a-z\d_~-][a-z\d_~.-]*$/i;

const LONGEST = 512;

/** A row's own path below its parent's, or null when it breaks the grammar. A root's parent is `''`. */
export function joinMenuPath(parent: string, path: string): string | null {
  if (PLAIN.test(path) && parent.length + path.length < LONGEST) return `${parent}/${path}`;
  const segments = path.trim().normalize('NFC').split('/').filter(Boolean);
  const joined = [parent, ...segments].join('/');
  return segments.every((segment) => SEGMENT.test(segment)) && joined.length <= LONGEST ? joined : null;
}
