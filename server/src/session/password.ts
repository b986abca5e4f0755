import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Turns } from '../call/Turns.ts';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** How much work a hash takes: scrypt's N, as its binary logarithm, and its r and p (RFC 7914). */
export interface HashingCost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** One of the equally strong settings of OWASP's password storage cheat sheet; the one with the least memory per sign-in. */
export const STRONG_COST: HashingCost = { ln: 14, r: 8, p: 5 };

let cost = STRONG_COST;

/** For tests alone: has passwords hashed with less work, where a test is about something else. */
export function setHashingCost(changed: HashingCost): void {
  cost = changed;
}

/**
 * The tasks of libuv's pool, four threads unless somebody set it otherwise, read files and pack answers as well. Hashing takes
 * two of them at most, for each takes one for a quarter of a second and more; packing takes one (`encoding.ts`).
 */
export const HASHES_AT_ONCE = 2;
const hashing = new Turns({ atOnce: HASHES_AT_ONCE, mostWaiting: Infinity });

/** Hashes a password with a salt of its own. The text carries the parameters, in the PHC string format, so that they may grow. */
export async function hashPassword(plain: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${prefixOf(cost)}$${unpadded(salt)}$${unpadded(await stretched(plain, salt, cost))}`;
}

/** Tells whether the password is the hashed one. It takes the same time either way. */
export async function verifyPassword(plain: string, hash: string): Promise<boolean> {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (match === null) throw new Error('A stored password is not in the form that hashPassword writes.');
  const [, ln, r, p, salt, key] = match;
  const expected = Buffer.from(key ?? '', 'base64');
  const actual = await stretched(plain, Buffer.from(salt ?? '', 'base64'), { ln: Number(ln), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Whether a hash was made with other parameters than new ones are, so that it should be made anew while the password is at hand. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith(`${prefixOf(cost)}$`);

/** Takes the time of a verification and fails, so that the time does not tell which accounts exist. */
export async function rejectPassword(plain: string): Promise<false> {
  await stretched(plain, Buffer.alloc(SALT_BYTES), cost);
  return false;
}

const stretched = (plain: string, salt: Buffer, { ln, r, p }: HashingCost): Promise<Buffer> =>
  hashing.run({ rank: 0, sender: 'this process', subject: null }, () =>
    // Node refuses to use more than maxmem; scrypt needs 128·N·r bytes and some more per lane.
    derive(plain.normalize('NFKC'), salt, KEY_BYTES, { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r }),
  );

const prefixOf = ({ ln, r, p }: HashingCost): string => `$scrypt$ln=${ln},r=${r},p=${p}`;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
