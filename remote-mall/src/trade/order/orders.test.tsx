import type { OrderRow } from '@zhilv/contract/mall';
import { showField } from '@zhilv/crud';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { orders } from './orders.tsx';

const row = {
  id: 9,
  no: 'o2026',
  userId: 250,
  user: null,
  status: 20,
  payPrice: 3998,
  refundPrice: 0,
  afterSaleStatus: null,
  items: null,
} as unknown as OrderRow; // The fields read no more of it.

const textOf = (name: keyof typeof orders.fields, values: Partial<OrderRow> = {}): string | null | undefined => {
  const part = renderPart(<p data-testid="field">{showField(orders, { ...row, ...values }, name)}</p>);
  const text = document.querySelector('[data-testid="field"]')?.textContent;
  part.end();
  return text;
};

it('says beside the state that something was refunded, of which the state tells nothing', () => {
  expect(textOf('status')).not.toContain('退款');
  expect(textOf('status', { refundPrice: 1999 })).toContain('部分退款');
  expect(textOf('status', { refundPrice: 3998 })).toContain('已退款');
  expect(textOf('status', { afterSaleStatus: 10 })).toContain('部分退款');
});

it('shows what a stock back end leaves out', () => {
  expect(textOf('user')).toBe('用户 250');
  expect(textOf('items')).toBe('');
  expect(textOf('payPrice')).toBe('¥39.98');
});

it('narrows by what no row carries', () => {
  for (const name of ['userNickname', 'userMobile', 'pickUpStoreIds', 'spuName'] as const)
    expect(orders.fields[name].Input).not.toBeNull();
});
