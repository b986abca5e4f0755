import { ApiError } from '@zhilv/platform';
import { expect, it } from 'vitest';
import { isLacking } from './isLacking.ts';

it.each([
  [404, true],
  [501, true],
  [403, false],
  [500, false],
])('takes an answer %i for a missing call: %s', (code, lacking) => {
  expect(isLacking(new ApiError('business', '请求失败', { code }))).toBe(lacking);
});

it('takes no other error for one', () => expect(isLacking(new TypeError('fetch failed'))).toBe(false));
