import { expect, it } from 'vitest';
import { isNumeric } from './isNumeric.ts';

it.each(['0', '7', '120', '-3', '+3', '0.5', '-0.50', '10.01', '123456789012345678901234567890'])('%s is a number', (text) => {
  expect(isNumeric(text)).toBe(true);
});

it.each(['', ' ', '01', '-01', '00', '1.', '.5', '1.2.3', '--1', '1e5', '1,000', ' 1', '1\n', '一', 'NaN', '0x1'])(
  '%j is none',
  (text) => {
    expect(isNumeric(text)).toBe(false);
  },
);
