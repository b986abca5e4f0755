import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { emptySku, type SkuRow } from '../matrix/SkuRow.ts';
import { SkuCards } from './SkuCards.tsx';
import { skuColumns } from './skuColumns.ts';

const sku = (valueId: number, price: number | null): SkuRow => ({
  ...emptySku([{ propertyId: 1, propertyName: '颜色', valueId, valueName: `色${valueId}` }]),
  price,
});

it('shows price and stock of each variant, and unfolds one at a time to be edited', async () => {
  const change = vi.fn<(key: string, change: Partial<SkuRow>) => void>();
  const skus = [sku(1, 1250), sku(2, null)];
  const faults = new Map(skus.slice(1).map((one) => [one, { price: '销售价格不能为空' }]));
  const part = renderPart(
    <SkuCards skus={skus} columns={skuColumns(false)} faults={faults} disabled={false} actions={{ change, replace: () => {} }} />,
    { width: 390 },
  );
  const [first, second] = part.getAllByRole('button');
  expect(first?.textContent).toContain('¥12.50');
  expect(second?.textContent).toContain('未定价');
  expect(second?.textContent).toContain('销售价格不能为空');

  await part.user.click(second ?? document.body);
  await part.user.type(part.getByLabelText('销售价（元）'), '5');
  expect(change).toHaveBeenLastCalledWith('1:2', { price: 500 });

  await part.user.click(first ?? document.body);
  expect(part.getByLabelText('销售价（元）')).toHaveProperty('value', '12.50');
});
