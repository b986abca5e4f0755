import { expect, it } from 'vitest';
import { refusedPlace } from './refusedPlace.ts';

it.each([
  [1_008_001_000, 'categoryId'],
  [1_008_005_001, 'categoryId'],
  [1_008_002_000, 'brandId'],
  [1_008_003_000, 'skus'],
  [1_008_006_004, 'skus'],
  [400, null],
])('finds the place of refusal %i', (code, place) => {
  expect(refusedPlace(code)).toBe(place);
});
