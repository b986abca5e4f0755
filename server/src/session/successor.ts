import { createHmac } from 'node:crypto';

/**
 * The tokens that a refresh token was exchanged for. They follow from that token and a salt: so the same pair can be given again to
 * whoever still has the token, while the database holds only digests and a salt, of which nothing follows.
 */
export const successorOf = (
  refreshToken: string,
  salt: string,
): { readonly refreshToken: string; readonly accessToken: string } => ({
  refreshToken: derived(refreshToken, `${salt} refresh`),
  accessToken: derived(refreshToken, `${salt} access`),
});

/** As long as other tokens: 128 bits. */
const TOKEN_LENGTH = 32;

const derived = (key: string, purpose: string): string =>
  createHmac('sha256', key).update(purpose).digest('hex').slice(0, TOKEN_LENGTH);
