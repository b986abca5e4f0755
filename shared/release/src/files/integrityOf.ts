import { createHash } from 'node:crypto';

/** Gives the digest of a file as browsers check it. */
export const integrityOf = (content: Uint8Array): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
