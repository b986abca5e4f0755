import type { PayOrder } from '@zhilv/contract/pay';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { OrderSummary } from './OrderSummary.tsx';

const order = {
  id: 1,
  merchantOrderId: 'o20260301',
  subject: '观山套房一晚',
  body: '含双早',
  price: 123_456,
  createTime: Date.UTC(2026, 2, 1, 4),
  expireTime: Date.UTC(2026, 2, 1, 6),
} as PayOrder; // It shows nothing else of an order.

const show = (changed: Partial<PayOrder> = {}) => renderPart(<OrderSummary order={{ ...order, ...changed }} onEnd={() => {}} />);

it('tells what is paid, how much, and until when', () => {
  const part = show();

  expect(part.getByRole('heading', { name: '观山套房一晚' })).toBeDefined();
  for (const text of ['含双早', 'o20260301', '¥1,234.56', '2026-03-01 12:00:00', '2026-03-01 14:00:00'])
    expect(part.getByText(text)).toBeDefined();
});

it.each([null, ''])('has no line for a body of %s', (body) => {
  const part = show({ body });

  expect(part.getByRole('heading', { name: '观山套房一晚' }).nextElementSibling?.tagName).toBe('DL');
});
