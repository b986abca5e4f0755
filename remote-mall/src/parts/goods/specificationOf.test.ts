import { expect, it } from 'vitest';
import { specificationOf } from './specificationOf.ts';

it('names each property with its value', () => {
  expect(
    specificationOf([
      { propertyId: 19, propertyName: '颜色', valueName: '青' },
      { propertyId: '20', propertyName: '尺码', valueName: 'L' },
    ]),
  ).toBe('颜色：青，尺码：L');
});

it('is empty for goods that have one variant only, and for a back end that gives none', () => {
  expect(specificationOf([{ propertyId: 0, propertyName: '默认', valueName: '默认' }])).toBe('');
  expect(specificationOf(null)).toBe('');
});
