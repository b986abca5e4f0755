import { expect, it } from 'vitest';
import { qrPath } from './qrPath.lazy.ts';

it('draws a code with its margin, and the same text as the same code', () => {
  const code = qrPath('https://qr.example.test/P202611211844493');

  expect(code?.size).toBeGreaterThan(21 + 2 * 4);
  expect(code?.outline).toMatch(/^M4 4h1v1h-1z/);
  expect(qrPath('https://qr.example.test/P202611211844493')).toEqual(code);
  expect(qrPath('https://qr.example.test/P202611211844494')).not.toEqual(code);
});

it('draws an address as long as those of real providers, and nothing for one that fits into no code', () => {
  expect(qrPath(`https://openapi.alipay.com/gateway.do?sign=${'a'.repeat(1_500)}`)?.size).toBeLessThanOrEqual(177 + 2 * 4);
  expect(qrPath('a'.repeat(4_000))).toBeNull();
});
