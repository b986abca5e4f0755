import { type KeyObject, sign, verify } from 'node:crypto';
import { CommandError } from '../error/CommandError.ts';
import { signingKey, trustedKeys } from './keys.ts';

/** Keeps a signature of one kind of content from counting for another. */
export type SignedKind = 'registry' | 'release';

const signed = (kind: SignedKind, content: string | Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`zhilv ${kind}\0`), Buffer.from(content)]);

/**
 * Signs a content, in base64; null where there is no key to sign with and no signature is asked for.
 * @throws CommandError where one is asked for and there is no key, or a key cannot be used
 */
export function signatureOf(kind: SignedKind, content: string | Uint8Array): string | null {
  const key = signingKey();
  if (key) return sign(null, signed(kind, content), key).toString('base64');
  if (trustedKeys() === null) return null;
  throw new CommandError(
    'this site asks for signatures (TRUSTED_KEYS), and there is no SIGNING_KEY to make them with; nothing was changed',
    'refused',
    'unsigned',
  );
}

/**
 * Says why a content does not count; null when one of the trusted keys has signed it, or no signature is asked for.
 * @throws CommandError where the trusted keys cannot be read
 */
export function signatureFault(kind: SignedKind, content: string | Uint8Array, signature: unknown): string | null {
  const keys = trustedKeys();
  if (keys === null) return null;
  if (typeof signature !== 'string') return 'it is not signed';
  const bytes = Buffer.from(signature, 'base64');
  const isBy = (key: KeyObject): boolean => verify(null, signed(kind, content), key, bytes);
  return keys.some(isBy) ? null : 'its signature is of none of the trusted keys, or it was changed after it was signed';
}
