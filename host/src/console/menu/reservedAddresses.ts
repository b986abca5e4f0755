import { SERVER_SEGMENTS, SITE_HOME } from '@zhilv/site/addresses';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { firstSegment } from '../../address/firstSegment.ts';
import { signInPages } from '../../address/signInPages.ts';
import { addressKey } from '../route/addressKey.ts';

const OWN = [...Object.values(CONSOLE), ...signInPages.map(({ path }) => path), SITE_HOME];

/** The first segments of the product's own addresses; they do not depend on which releases are live. */
const RESERVED = new Set([...OWN.map(firstSegment), ...SERVER_SEGMENTS]);

/** Tells whether an address is the host's or the server's, so that neither a menu row nor a release may have it. */
export function isOwnAddress(path: string): boolean {
  const first = firstSegment(path);
  // Files at the origin's root (`registry.json`, `console.html`) have an ending; pages have none.
  return first === '' || RESERVED.has(first) || first.includes('.');
}

/**
 * Tells whether an address is reserved, so that no menu row may have it (docs/threats.md §7): addresses of the host and the
 * server are, and so is each public page with everything below it.
 */
export function reservedAddresses(publicPaths: readonly string[]): (path: string) => boolean {
  const pages = new Set(publicPaths.map(addressKey));
  const firsts = new Set([...pages].map(firstSegment));
  return (path) => {
    if (isOwnAddress(path)) return true;
    const key = addressKey(path);
    return firsts.has(firstSegment(key)) && beginningsOf(key).some((beginning) => pages.has(beginning));
  };
}

/** `/a`, `/a/b` and `/a/b/c` for `/a/b/c`. There are thousands of rows, and comparing each with each page takes longer. */
const beginningsOf = (key: string): readonly string[] =>
  Array.from(key.matchAll(/(?<=.)(?:\/|$)/g), ({ index }) => key.slice(0, index));
