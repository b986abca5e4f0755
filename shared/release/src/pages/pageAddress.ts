import {
  CONSOLE_FRAME,
  CONSOLE_HOME,
  CONSOLE_REFRESH,
  CONSOLE_RELEASES,
  NOT_FOUND,
  SERVER_SEGMENTS,
  SIGN_IN,
  SITE_HOME,
  UNAUTHORISED,
} from '@zhilv/site/addresses';
import type { PageLayout } from './definePages.ts';

/*
 * The rules by which pages have the addresses that they declare (docs/releases.md). Commands refuse what breaks them, and at
 * run time such a page has no address.
 */

/** The part of a page's declaration that says where it is. */
interface DeclaredAddress {
  readonly path?: string | undefined;
  readonly layout: PageLayout;
}

const DIGITS_ONLY = '(\\d+)';

/** Matches a plain segment, or a parameter such as `:id` and `:id(\d+)`. */
const SEGMENT = /^(:\w+(\(\\d\+\))?|[\p{L}\p{N}_~-][\p{L}\p{N}_~.-]*)$/u;

const segmentsOf = (path: string): readonly string[] => path.normalize('NFC').toLowerCase().split('/').filter(Boolean);

const firstOf = (path: string): string => segmentsOf(path)[0] ?? '';

/** The site's own addresses that a public page fills. */
const OF_SITE: readonly string[] = [SITE_HOME, NOT_FOUND, UNAUTHORISED];

const OF_PRODUCT = new Set([
  ...SERVER_SEGMENTS,
  ...[...OF_SITE, SIGN_IN, CONSOLE_HOME, CONSOLE_REFRESH, CONSOLE_FRAME, CONSOLE_RELEASES].map(firstOf),
]);

/**
 * Tells whether a page may declare this path: it is plain, and neither it nor what it begins with is the product's own.
 * @param signInAddresses those of the host, of which each first segment stands for all that begin with it
 */
export function mayBePath(path: string, layout: PageLayout, signInAddresses: readonly string[]): boolean {
  if (layout === 'public' && OF_SITE.includes(path)) return true;
  const segments = segmentsOf(path);
  const [first = ':'] = segments;
  // Files at the origin's root have an ending, and a parameter in the first place would stand for everything.
  const isOwn = OF_PRODUCT.has(first) || /[:.]/.test(first) || signInAddresses.some((one) => firstOf(one) === first);
  return path.startsWith('/') && !isOwn && segments.every((segment) => SEGMENT.test(segment));
}

/** Tells whether there is an address that both paths stand for. */
export function pathsMeet(one: string, other: string): boolean {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  const meet = (left: string, right: string): boolean => left === right || standsFor(left, right) || standsFor(right, left);
  return left.length === right.length && left.every((segment, index) => meet(segment, right[index] ?? ''));
}

const standsFor = (parameter: string, segment: string): boolean =>
  parameter.startsWith(':') && (segment.startsWith(':') || !parameter.endsWith(DIGITS_ONLY) || /^\d+$/.test(segment));

/**
 * Gives a function that tells of one page after the other whether it has the address that it declares. Who asks first has it,
 * and pages of one remote may stand beside each other as they like.
 */
export function pagesInTurn(signInAddresses: readonly string[]): (remote: string, page: DeclaredAddress) => boolean {
  const had: { readonly remote: string; readonly path: string }[] = [];
  return (remote, { path, layout }) => {
    if (path === undefined || !mayBePath(path, layout, signInAddresses)) return false;
    if (had.some((one) => one.remote !== remote && pathsMeet(one.path, path))) return false;
    had.push({ remote, path });
    return true;
  };
}
