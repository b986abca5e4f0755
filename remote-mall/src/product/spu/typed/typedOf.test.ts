import type { SpuDetail } from '@zhilv/contract/mall';
import { expect, it } from 'vitest';
import { draftOf } from './draftOf.ts';
import { EMPTY_SPU, sameTyped } from './SpuTyped.ts';
import { typedOf } from './typedOf.ts';

/** As barely as a back end of 2023 may answer. */
const bare: SpuDetail = { id: 7, name: '门票', categoryId: 2, status: 1 };

const single: SpuDetail = {
  ...bare,
  specType: false,
  videoUrl: '/v.mp4',
  activityOrders: [3, 1],
  skus: [
    {
      id: 9,
      name: null,
      price: 100,
      stock: 4,
      picUrl: '/a.png',
      warnStock: 2,
      properties: [{ propertyId: 0, propertyName: '默认', valueId: 0, valueName: '默认' }],
    },
  ],
};

it('shows what a back end leaves out as what it stands for', () => {
  expect(typedOf(bare)).toMatchObject({
    keyword: '',
    brandId: null,
    deliveryTypes: [1],
    sort: 0,
    skus: [{ id: null, price: null }],
  });
});

it('takes the default pair for no property, and remembers the stock that was read', () => {
  const { skus, chosen, specType } = typedOf(single);

  expect(skus).toMatchObject([{ id: 9, properties: [], stock: 4, stockRead: 4 }]);
  expect([chosen, specType]).toEqual([[], false]);
});

it('sends back what nobody typed here, the name of the goods with each variant, and their cover where it has no picture', () => {
  const typed = { ...typedOf(single), name: '新名字', picUrl: '/cover.png' };

  expect(draftOf(typed, single)).toMatchObject({
    videoUrl: '/v.mp4',
    activityOrders: [3, 1],
    skus: [{ id: 9, name: '新名字', picUrl: '/a.png', warnStock: 2, stockRead: 4 }],
  });
  expect(draftOf({ ...typed, skus: typed.skus.map((sku) => ({ ...sku, picUrl: '' })) }, single).skus?.[0]?.picUrl).toBe(
    '/cover.png',
  );
  expect(draftOf(typed, single).skus?.[0]).not.toHaveProperty('properties');
});

it('has a variant go on with the cover that it has, whichever that is by then', () => {
  const typed = { ...typedOf({ ...single, picUrl: '/a.png' }), picUrl: '/new.png' };

  expect(typed.skus[0]?.picUrl).toBe('');
  expect(draftOf(typed, single).skus?.[0]?.picUrl).toBe('/new.png');
});

it('knows what would be saved alike', () => {
  const typed = typedOf(single);

  expect(sameTyped(typed, { ...typed, sliderPicUrls: [], forgotten: new Map([['x', typed.skus[0] as never]]) })).toBe(true);
  expect(sameTyped(typed, { ...typed, name: 'x' })).toBe(false);
  expect(sameTyped(typed, { ...typed, skus: typed.skus.map((sku) => ({ ...sku, stock: 5 })) })).toBe(false);
  expect(sameTyped(EMPTY_SPU, EMPTY_SPU)).toBe(true);
});
