import { scryptSync } from 'node:crypto';

/** For tests: hashes a password in the form that `hashPassword` writes, with so little work that checking it takes no time. */
export function quickHash(password: string): string {
  const salt = Buffer.from('a salt for tests');
  const key = scryptSync(password, salt, 32, { N: 16, r: 8, p: 1 });
  return `$scrypt$ln=4,r=8,p=1$${unpadded(salt)}$${unpadded(key)}`;
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
