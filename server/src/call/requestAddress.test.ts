import { expect, it } from 'vitest';
import { requestAddress } from './requestAddress.ts';

const forwarded = new Headers({ 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 198.51.100.2' });
const origin = { address: '10.0.0.1' };

it('takes the connection for the caller unless a proxy is trusted', () => {
  expect(requestAddress(origin, forwarded, 0)).toBe('10.0.0.1');
});

it('believes as many entries as there are trusted proxies, from the end', () => {
  expect(requestAddress(origin, forwarded, 1)).toBe('198.51.100.2');
  expect(requestAddress(origin, forwarded, 2)).toBe('203.0.113.9');
});

it('takes the first entry when there are fewer than trusted proxies', () => {
  expect(requestAddress(origin, new Headers({ 'x-forwarded-for': '203.0.113.9' }), 3)).toBe('203.0.113.9');
  expect(requestAddress(origin, new Headers(), 1)).toBe('10.0.0.1');
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:40001', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['[2001:db8::1]:40001', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', 'unknown'],
  ['no address '.repeat(500), 'no address no address no address no address no add'],
  ['', ''],
])('spells %s as %s', (spelling, address) => {
  expect(requestAddress({ address: spelling }, new Headers(), 0)).toBe(address);
});
