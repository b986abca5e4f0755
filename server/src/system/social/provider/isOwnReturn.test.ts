import { expect, it } from 'vitest';
import { isOwnReturn } from './isOwnReturn.ts';
import { host, refused, taken } from './returnAddresses.json';

it.each(taken)('lets a provider send people back to %s', (address) => {
  expect(isOwnReturn(address, host)).toBe(true);
});

it.each(refused)('lets no provider send a code to %j', (address) => {
  expect(isOwnReturn(address, host)).toBe(false);
});

it.each([null, '', 'elsewhere.example', 'localhost:8080, elsewhere.example'])(
  'trusts no header that a caller chose: %j',
  (header) => {
    expect(isOwnReturn('http://elsewhere.example/social-login', header)).toBe(false);
    expect(isOwnReturn('http://localhost:8080/social-login', header)).toBe(false);
  },
);
