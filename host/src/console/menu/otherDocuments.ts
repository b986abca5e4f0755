import type { PageEntry } from '@zhilv/federation/loader';
import { addressKey } from './menuPath.ts';
import { type PathPattern, pathPattern } from './pathPattern.ts';

/** Addresses of the public and the sign-in document (spec §2.1). `/404` and `/401` are faces here. */
const OWN = [
  '/',
  '/home',
  '/news-list',
  '/news-detail',
  '/case-list',
  '/case-detail',
  '/about-us',
  '/login',
  '/social-login',
  '/auth-redirect',
  '/bind',
  '/register',
  '/oauthLogin/:provider',
  '/sso',
];

/** Tells addresses to which only an ordinary page load leads, from those of this document. */
export function otherDocuments(pages: readonly PageEntry[]): (pathname: string) => boolean {
  const released = pages.flatMap(({ layout, path }) => (layout === 'public' && path !== undefined ? [path] : []));
  const patterns: readonly PathPattern[] = [...OWN, ...released].map(pathPattern);
  return (pathname) => {
    const key = addressKey(pathname);
    return patterns.some((pattern) => pattern.matches(key));
  };
}
