import { createHash } from 'node:crypto';

/** An ETag that changes with the content. */
export const entityTag = (content: Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
