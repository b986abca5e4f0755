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

it('names the variants whose pictures are missing, beside what else is wrong', () => {
  const file = new File(['png'], 'red.png', { type: 'image/png' });
  const filled = { price: 1, stock: 1 };
  const late = sku(1, { ...filled, picUrl: { upload: 'a', file, fault: null } });
  const later = sku(2, { ...filled, picUrl: { upload: 'b', file, fault: null } });
  const failed = sku(3, { ...filled, picUrl: { upload: 'c', file, fault: '后端接口连接异常' } });
  const values = [1, 2, 3, 4].map((valueId) => ({ valueId, valueName: `${valueId}` }));
  const several = { ...whole, specType: true, chosen: [{ propertyId: 1, propertyName: '颜色', values }] };

  const faults = faultsOf({ ...several, skus: [late, later, failed, sku(4)] });

  expect(faults.skus).toBe(
    '「3」的图片上传失败，请重新上传或移除；「1」等 2 个规格的图片还没有上传完成，请稍候再保存；1 个规格还没有填写完整或填写有误',
  );
  expect(faults.rows.get(late)).toEqual({ picUrl: '图片还没有上传完成' });
  expect(faults.rows.get(failed)).toEqual({ picUrl: '图片上传失败：后端接口连接异常' });
  expect(faultsOf({ ...several, skus: [late] }).skus).toBe('「1」的图片还没有上传完成，请稍候再保存');
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
