import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

/** The protocol's cipher. It hides nothing, for the key travels with the challenge. */
const CIPHER = 'aes-128-ecb';

/** Encrypts text to base64 as the protocol says (docs/protocol/system.md §2.3). */
export function encrypted(plain: string, secretKey: string): string {
  const cipher = createCipheriv(CIPHER, Buffer.from(secretKey, 'utf8'), null);
  return Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('base64');
}

/** Decrypts what {@link encrypted} gives; null for anything else. */
export function decrypted(base64: string, secretKey: string): string | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  try {
    const decipher = createDecipheriv(CIPHER, Buffer.from(secretKey, 'utf8'), null);
    return Buffer.concat([decipher.update(base64, 'base64'), decipher.final()]).toString('utf8');
  } catch {
    return null; // The padding is not what a text under this key has.
  }
}

/** The text that stands for a right answer at sign-in. Both sides make it of the very text of the answer. */
export const verificationOf = (token: string, answer: string, secretKey: string): string =>
  encrypted(`${token}---${answer}`, secretKey);

/** The 16 characters of a challenge's key. They follow from its token, so that the database need not hold them. */
export const secretKeyOf = (token: string): string =>
  createHash('sha256').update(`captcha ${token}`).digest('base64url').slice(0, 16);
