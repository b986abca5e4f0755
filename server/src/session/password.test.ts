import { hashStrongly } from '@zhilv/testing/server/quick-hash';
import { beforeAll, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

beforeAll(hashStrongly);

it('knows the password again, and no other', async () => {
  const hash = await hashPassword('open5esame');

  expect(await verifyPassword('open5esame', hash)).toBe(true);
  expect(await verifyPassword('open5esame ', hash)).toBe(false);
});

it('writes the parameters, and a salt of its own each time', async () => {
  const [one, other] = [await hashPassword('same'), await hashPassword('same')];

  expect(one).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
});

it('verifies by the parameters in the text, not by those of today', async () => {
  // RFC 7914 section 12: password "password", salt "NaCl", N 1024, r 8, p 16; the first 32 of its 64 bytes.
  const key = Buffer.from('fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162', 'hex');
  const hash = `$scrypt$ln=10,r=8,p=16$${unpadded(Buffer.from('NaCl'))}$${unpadded(key)}`;

  expect(await verifyPassword('password', hash)).toBe(true);
});

it('refuses a stored text of another form rather than call it wrong', async () => {
  await expect(verifyPassword('admin123', 'admin123')).rejects.toThrow('not in the form');
});

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
