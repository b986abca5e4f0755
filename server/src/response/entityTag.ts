import { createHash } from 'node:crypto';

/** Gives an ETag that changes with the content. It is weak, because it is the same in every encoding (RFC 9110 §8.8.3). */
export const entityTag = (content: Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** Tells whether `If-None-Match` names a tag (RFC 9110 §13.1.2). Proxies weaken tags, and caches send several. */
export const namesTag = (ifNoneMatch: string | null, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => [tag.replace('W/', ''), '*'].includes(one.trim().replace(/^W\//, '')));
