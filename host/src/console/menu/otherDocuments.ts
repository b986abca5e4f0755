import type { PageEntry } from '@zhilv/federation/loader';
import { faceStatus } from '@zhilv/federation/face-status';
import { addressKey } from './menuPath.ts';
import { type PathPattern, pathPattern } from './pathPattern.ts';

/** Addresses of the public and the sign-in document (spec §2.1). */
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
  const released = pages.flatMap(({ layout, path }) =>
    layout === 'public' && path !== undefined && !isFace(path) ? [path] : [],
  );
  const patterns: readonly PathPattern[] = [...OWN, ...released].map(pathPattern);
  return (pathname) => {
    const key = addressKey(pathname);
    return patterns.some((pattern) => pattern.matches(key));
  };
}

/** What there is of the public site for an address without a page, the console has as faces of its own. */
const isFace = (path: string): boolean => faceStatus(path) !== 200;
