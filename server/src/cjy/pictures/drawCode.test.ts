import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawCode } from './drawCode.ts';

it('draws every dark module once', () => {
  const { size, data } = encode('tel:400-000-8899', { ecc: 'M', border: 0 });
  const drawn = data.map((row) => row.map(() => false));

  for (const [, x, y, length] of drawCode('tel:400-000-8899').matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));

  expect(drawn).toEqual(data);
  expect(drawCode('tel:400-000-8899')).toContain(`viewBox="0 0 ${size} ${size}"`);
});
