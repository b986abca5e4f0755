import { expect, it } from 'vitest';
import { telephoneAddress } from './telephoneAddress.ts';

it.each([
  ['400-000-8899', 'tel:4000008899'],
  ['400-000-8899 / 0571-1234567', 'tel:4000008899'],
  ['+86 571 1234 567', 'tel:+865711234567'],
  ['热线（0571）1234567', 'tel:05711234567'],
])('dials the first number of %s', (phone, address) => {
  expect(telephoneAddress(phone)).toBe(address);
});

it('dials nothing where there is no number', () => {
  expect(telephoneAddress('请发邮件')).toBeNull();
  expect(telephoneAddress(null)).toBeNull();
});
