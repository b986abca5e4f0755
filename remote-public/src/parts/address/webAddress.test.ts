import { expect, it } from 'vitest';
import { webAddress } from './webAddress.ts';

it('makes a link of an address as people write it', () => {
  expect(webAddress('www.zhilv.example')).toBe('https://www.zhilv.example/');
  expect(webAddress('http://zhilv.example/a')).toBe('http://zhilv.example/a');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'https://', 'a b c'])('makes no link of %s', (text) => {
  expect(webAddress(text)).toBeNull();
});
