import { ownPath } from '@zhilv/site/own-path';
import { CONSOLE } from './consoleAddresses.ts';
import { firstSegment } from './firstSegment.ts';
import { signInPages } from './signInPages.ts';
import { isSingleSignOn } from './singleSignOn.ts';

/** Redirecting to one of these would lead back to signing in, or round in a circle. */
const LOOPS = new Set([...signInPages.map(({ path }) => path), CONSOLE.refresh].map(firstSegment));

/**
 * The path to go to for a `redirect` parameter: a path of this application with query and fragment, or else the console's
 * home (docs/threats.md §3). The caller has decoded the parameter once.
 */
export function safeRedirect(value: string | null, origin: string): string {
  const path = ownPath(value, origin);
  if (path === null) return CONSOLE.home;
  const target = new URL(path, origin);
  return loops(target.pathname) && !isSingleSignOn(target) ? CONSOLE.home : path;
}

const loops = (pathname: string): boolean => LOOPS.has(firstSegment(decoded(pathname)));

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
