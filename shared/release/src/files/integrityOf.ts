import { createHash } from 'node:crypto';

/** Gives the digest of a file as browsers check it. */
export const integrityOf = (content: Uint8Array): string => digest('sha256', content);

/** Whether a file is the one that a digest was taken of. Releases of earlier builds have SHA-384, which is as good but longer. */
export const isIntact = (content: Uint8Array, integrity: string): boolean =>
  digest(integrity.startsWith('sha384-') ? 'sha384' : 'sha256', content) === integrity;

const digest = (algorithm: string, content: Uint8Array): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
