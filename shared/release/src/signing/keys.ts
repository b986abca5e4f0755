import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { CommandError } from '../error/CommandError.ts';

/** The two halves of a key, as PEM texts. */
export interface KeyPair {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** Makes a key of Ed25519 by random. */
export const makeKeys = (): KeyPair =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

/**
 * The keys whose signatures count, of the file that `TRUSTED_KEYS` names; null where none is named and nothing has to be signed.
 * @throws CommandError for a file that cannot be read or holds no key
 */
export function trustedKeys(): readonly KeyObject[] | null {
  const file = process.env['TRUSTED_KEYS'];
  return file
    ? keysIn('TRUSTED_KEYS', file, (text) =>
        text
          .split(/(?=-----BEGIN )/)
          .filter((one) => one.trim() !== '')
          .map(publicKey),
      )
    : null;
}

/**
 * The key to sign with, of the file that `SIGNING_KEY` names; null where none is named.
 * @throws CommandError for a file that cannot be read or holds no key, and for a key that nobody would trust
 */
export function signingKey(): KeyObject | null {
  const file = process.env['SIGNING_KEY'];
  if (!file) return null;
  const [key] = keysIn('SIGNING_KEY', file, (text) => [privateKey(text)]);
  if (key && trustedKeys()?.every((one) => !one.equals(createPublicKey(key))))
    throw new CommandError(`SIGNING_KEY (${file}) is the key of none in TRUSTED_KEYS, so nobody would take what it signs`);
  return key ?? null;
}

function keysIn(variable: string, file: string, read: (text: string) => readonly KeyObject[]): readonly KeyObject[] {
  try {
    const keys = read(readFileSync(file, 'utf8'));
    if (keys.length === 0) throw new Error('it holds no key');
    return keys;
  } catch (error) {
    throw new CommandError(`${variable}: ${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const privateKey = (text: string): KeyObject => ofEd25519(createPrivateKey(text));

/** @throws Error for a private key: one that everybody may read is none */
function publicKey(text: string): KeyObject {
  if (text.includes('PRIVATE')) throw new Error('it holds a private key');
  return ofEd25519(createPublicKey(text));
}

function ofEd25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('it holds a key of another kind than Ed25519');
  return key;
}
