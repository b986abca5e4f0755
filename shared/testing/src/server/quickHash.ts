import { scryptSync } from 'node:crypto';
import { setHashingCost, STRONG_COST } from '@zhilv/server/database';

const QUICK_COST = { ln: 4, r: 8, p: 1 };

/**
 * For tests: has the API in this process hash passwords with so little work that it takes no time. A strong hash takes a sixth of
 * a second, which sign-ins and refusals would take as well.
 */
export const hashQuickly = (): void => setHashingCost(QUICK_COST);

/** For tests about the strength of hashes: has the API in this process hash passwords as it does outside of tests. */
export const hashStrongly = (): void => setHashingCost(STRONG_COST);

/** For tests: hashes a password in the form that `hashPassword` writes after {@link hashQuickly}. */
export function quickHash(password: string): string {
  const salt = Buffer.from('a salt for tests');
  const { ln, r, p } = QUICK_COST;
  const key = scryptSync(password, salt, 32, { N: 2 ** ln, r, p });
  return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(key)}`;
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
