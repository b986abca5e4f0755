import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { emptySku, type SkuRow } from '../matrix/SkuRow.ts';
import { skuColumns } from './skuColumns.ts';
import { SkuFields } from './SkuFields.tsx';

it('shows one variant as a form, with what is wrong below each field', async () => {
  const change = vi.fn<(change: Partial<SkuRow>) => void>();
  const part = renderPart(
    <SkuFields
      sku={{ ...emptySku(), weight: 0.5 }}
      columns={skuColumns(true)}
      faults={{ stock: '库存不能为空' }}
      disabled={false}
      onChange={change}
    />,
  );

  const stock = part.getByRole('textbox', { name: '库存' });
  expect(stock.getAttribute('aria-invalid')).toBe('true');
  expect(part.getByText('库存不能为空').id).toBe(stock.getAttribute('aria-describedby'));
  expect(part.getByRole('textbox', { name: '重量（kg）' })).toHaveProperty('value', '0.5');
  await part.user.type(part.getByRole('textbox', { name: '一级佣金（元）' }), '1');
  expect(change).toHaveBeenLastCalledWith({ firstBrokeragePrice: 100 });
});
