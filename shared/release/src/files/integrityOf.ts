import { createHash } from 'node:crypto';

/** Gives the digest of a file as browsers check it. */
export const integrityOf = (content: Uint8Array): string => digest('sha256', content);

/** Whether a file is the one that a digest was taken of. Releases of earlier builds have SHA-384, which is as good but longer. */
export const isIntact = (content: Uint8Array, integrity: string): boolean =>
  digest(algorithmOf(integrity), content) === integrity;

/** Gives the digest by which something is addressed, in hexadecimal digits. */
export const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Gives such a digest as browsers check it. */
export const integrityOfDigest = (digest: string): string => `sha256-${Buffer.from(digest, 'hex').toString('base64')}`;

/** Makes the hash by which a digest was taken, for content that comes in parts. Its base64 form is what follows the dash. */
export const hashFor = (integrity: string) => createHash(algorithmOf(integrity));

const algorithmOf = (integrity: string): string => (integrity.startsWith('sha384-') ? 'sha384' : 'sha256');

const digest = (algorithm: string, content: Uint8Array): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
