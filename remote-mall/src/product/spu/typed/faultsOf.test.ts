import { expect, it } from 'vitest';
import { emptySku, type SkuRow } from '../matrix/SkuRow.ts';
import { faultsOf, hasFaults } from './faultsOf.ts';
import { EMPTY_SPU, type SpuTyped } from './SpuTyped.ts';

const whole: SpuTyped = {
  ...EMPTY_SPU,
  name: '门票',
  keyword: '门票',
  introduction: '一日游',
  description: '<p>详情</p>',
  categoryId: 2,
  brandId: 3,
  unit: 1,
  picUrl: '/a.png',
  deliveryTemplateId: 1,
  skus: [{ ...emptySku(), price: 0, stock: 0 }],
};

const sku = (valueId: number, more: Partial<SkuRow> = {}): SkuRow => ({
  ...emptySku([{ propertyId: 1, propertyName: '颜色', valueId, valueName: `${valueId}` }]),
  ...more,
});

it('finds nothing wrong with goods that have what they need, free ones too', () => {
  expect(hasFaults(faultsOf(whole))).toBe(false);
});

it.each([
  [{ name: ' ' }, 'name', '商品名称不能为空'],
  [{ categoryId: null }, 'categoryId', '商品分类不能为空'],
  [{ unit: null }, 'unit', '商品单位不能为空'],
  [{ deliveryTypes: [] }, 'deliveryTypes', '配送方式不能为空'],
  [{ deliveryTemplateId: null }, 'deliveryTemplateId', '运费模板不能为空'],
  [{ name: 'x'.repeat(129) }, 'name', '商品名称长度不能超过 128 个字符'],
] satisfies readonly (readonly [Partial<SpuTyped>, string, string])[])('says of %j what is wrong', (change, name, message) => {
  expect(faultsOf({ ...whole, ...change }).fields[name]).toBe(message);
});

it('needs no freight template for what is only picked up', () => {
  expect(faultsOf({ ...whole, deliveryTypes: [2], deliveryTemplateId: null }).fields).toEqual({});
});

it('wants properties with values for several variants', () => {
  const several = { ...whole, specType: true, chosen: [{ propertyId: 1, propertyName: '颜色', values: [] }] };

  expect(faultsOf(several).skus).toBe('请添加规格，并为它选择规格值');
});

it('says of each variant what is wrong, and looks at each once while it stays the same', () => {
  const good = sku(1, { price: 1, stock: 1 });
  const bad = sku(2);
  const chosen = [
    {
      propertyId: 1,
      propertyName: '颜色',
      values: [
        { valueId: 1, valueName: '1' },
        { valueId: 2, valueName: '2' },
      ],
    },
  ];
  const several = { ...whole, specType: true, chosen, skus: [good, bad] };

  const faults = faultsOf(several);

  expect(faults.skus).toBe('1 个规格还没有填写完整或填写有误');
  expect(faults.rows.get(bad)).toEqual({ price: '销售价格不能为空', stock: '库存不能为空' });
  expect(faults.rows.has(good)).toBe(false);
  expect(faultsOf(several).rows.get(bad)).toBe(faults.rows.get(bad));
});
