import { LONGEST_PATH, ownPath } from '@zhilv/site/own-path';
import { parsedUrl } from '@zhilv/site/parsed-url';

/** What became of a payment, as the page that led to the cashier is told. */
export type PayResult = 'success' | 'cancel' | 'close';

/** Where a cashier leads back: to a page of the console, or to another application that the operator lists. */
export type ReturnTarget = { readonly kind: 'page'; readonly path: string } | { readonly kind: 'outside'; readonly url: URL };

/**
 * Reads the `returnUrl` of a cashier's address, which anybody may have written (docs/threats.md §3). The caller has decoded it once.
 *
 * @param origins the origins of other applications that may be led back to
 * @returns null where there is none and where it is not followed
 */
export function returnTarget(returnUrl: string | null, origin: string, origins: readonly string[]): ReturnTarget | null {
  if (returnUrl === null || returnUrl.length > LONGEST_PATH) return null;
  if (returnUrl.startsWith('/')) return pageAt(ownPath(returnUrl, origin));
  // Parsers strip control characters and read a backslash as a slash, so that what is read is not what a person sees.
  if (!/^https?:\/\/[^/\\]/i.test(returnUrl) || /[\\\p{Cc}\p{Zl}\p{Zp}\s]/u.test(returnUrl)) return null;
  const url = parsedUrl(returnUrl);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.origin === origin) return pageAt(ownPath(url.pathname + url.search + url.hash, origin));
  return origins.includes(url.origin) ? { kind: 'outside', url } : null;
}

const pageAt = (path: string | null): ReturnTarget | null => (path === null ? null : { kind: 'page', path });

/** The address that a cashier leads back to, with what became of the payment as `payResult`, in place of one that it has already. */
export function returnAddress(target: ReturnTarget, result: PayResult): string {
  const url = target.kind === 'page' ? new URL(target.path, 'https://own.invalid') : new URL(target.url);
  url.searchParams.set('payResult', result);
  return target.kind === 'page' ? url.pathname + url.search + url.hash : url.href;
}
