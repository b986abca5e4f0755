import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { emptySku, type SkuRow } from '../matrix/SkuRow.ts';
import { BatchFill } from './BatchFill.tsx';
import { skuColumns } from './skuColumns.ts';

const values = [1, 2].map((valueId) => ({ valueId, valueName: `色${valueId}` }));
const chosen = [{ propertyId: 1, propertyName: '颜色', values }];

function open() {
  let skus: readonly SkuRow[] = values.map((value) => ({
    ...emptySku([{ propertyId: 1, propertyName: '颜色', ...value }]),
    stock: 3,
  }));
  const actions = { change: () => {}, replace: (by: (before: readonly SkuRow[]) => readonly SkuRow[]) => void (skus = by(skus)) };
  const part = renderPart(
    <BatchFill chosen={chosen} skus={skus} columns={skuColumns(false)} disabled={false} actions={actions} />,
  );
  return { part, skus: () => skus };
}

it('fills what is given into all variants, and leaves what is not', async () => {
  const { part, skus } = open();

  await part.user.type(part.getByLabelText('销售价（元）'), '9.9');
  await part.user.click(part.getByRole('button', { name: '填入' }));

  await part.findByText('已填入 2 个规格');
  expect(skus()).toMatchObject([
    { price: 990, stock: 3 },
    { price: 990, stock: 3 },
  ]);
  expect(part.getByLabelText('销售价（元）')).toHaveProperty('value', '');
});

it('fills those of one value alone', async () => {
  const { part, skus } = open();

  await part.user.type(part.getByLabelText('库存'), '8');
  await part.user.click(part.getByRole('combobox', { name: '应用到' }));
  await part.user.click(part.getByRole('option', { name: '颜色：色2' }));
  await part.user.click(part.getByRole('button', { name: '填入' }));

  expect(skus()).toMatchObject([{ stock: 3 }, { stock: 8 }]);
});

it('asks for something to fill in', async () => {
  const { part } = open();

  await part.user.click(part.getByRole('button', { name: '填入' }));

  await part.findByText('请先填写要批量设置的内容');
});
