import { SITE_HOME } from '@zhilv/site/addresses';
import { faceStatus } from '@zhilv/site/face-status';
import { signInPages } from '../../address/signInPages.ts';
import { addressKey } from './addressKey.ts';
import { type PathPattern, pathPattern } from './pathPattern.ts';

const OWN = ['/', SITE_HOME, ...signInPages.map(({ path }) => path)];

/** Tells whether an address belongs to another document, so that only an ordinary page load leads there. */
export function otherDocuments(publicPaths: readonly string[]): (pathname: string) => boolean {
  const patterns: readonly PathPattern[] = [...OWN, ...publicPaths.filter(isNoFace)].map(pathPattern);
  return (pathname) => {
    const key = addressKey(pathname);
    return patterns.some((pattern) => pattern.matches(key));
  };
}

/** The site's pages for 404 and the like stay out, for the console has faces of its own. */
const isNoFace = (path: string): boolean => faceStatus(path) === 200;
