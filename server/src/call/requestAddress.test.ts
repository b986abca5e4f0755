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

it('writes IPv4 the same whichever socket it came by', () => {
  expect(requestAddress({ address: '::ffff:192.0.2.7' }, new Headers(), 0)).toBe('192.0.2.7');
});
