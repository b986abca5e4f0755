import { expect, it } from 'vitest';
import { decrypted, encrypted, secretKeyOf, verificationOf } from './captchaCipher.ts';

const SECRET_KEY = 'abcdEFGH12345678';
const TOKEN = '0123456789abcdef0123456789abcdef';
const ANSWER = '{"x":123,"y":5}';

it('encrypts the protocol’s own example', () => {
  expect(encrypted(ANSWER, SECRET_KEY)).toBe('6xEl8Re3ErIW6Jpc5/tv5Q==');
  expect(verificationOf(TOKEN, ANSWER, SECRET_KEY)).toBe(
    'QCDBC1okgYAhxLK8xz7oH0AgwQtaJIGAIcSyvMc+6B+hZNAMF719XjynfSqXFHUoYq6QjQixqBTmSNXvjDbmNw==',
  );
});

it('decrypts what was encrypted, and nothing else', () => {
  expect(decrypted('6xEl8Re3ErIW6Jpc5/tv5Q==', SECRET_KEY)).toBe(ANSWER);
  for (const other of ['', ANSWER, 'QUJD', '6xEl8Re3ErIW6Jpc5/tv5A==']) expect(decrypted(other, SECRET_KEY)).toBeNull();
});

it('has a key of 16 plain characters for each token', () => {
  expect(secretKeyOf(TOKEN)).toMatch(/^[\w-]{16}$/);
  expect(secretKeyOf('another')).not.toBe(secretKeyOf(TOKEN));
});
