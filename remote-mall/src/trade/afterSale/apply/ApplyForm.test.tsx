import { ORDER_STATUS, type OrderDetail, type OrderItem } from '@zhilv/contract/mall';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { ApplyForm } from './ApplyForm.tsx';
import { proofs } from './proofs.ts';

const item = { id: 11, spuName: '茶壶', count: 2, payPrice: 3998, properties: null } as unknown as OrderItem; // The form reads no more.

const show = (status: number) => {
  const order = { id: 9, status } as unknown as OrderDetail; // The form reads no more of it.
  return renderPart(<ApplyForm order={order} item={item} onApplied={async () => {}} onClose={() => {}} />);
};

it('begins with all that was paid for the item', () => {
  expect(show(ORDER_STATUS.delivered).getByRole<HTMLInputElement>('textbox', { name: '退款金额（元）' }).value).toBe('39.98');
});

it.each([
  [ORDER_STATUS.toDeliver, ['仅退款']],
  [ORDER_STATUS.delivered, ['仅退款', '退货退款']],
  [ORDER_STATUS.completed, ['仅退款', '退货退款']],
])('lets goods come back only when they were sent: at status %i', async (status, ways) => {
  const part = show(status);
  await part.user.click(part.getByRole('combobox', { name: '售后方式' }));

  expect(part.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(ways);
});

it.each([
  ['', '请输入金额，最多两位小数'],
  ['0', '退款金额必须大于 0'],
  ['39.99', '最多退款 ¥39.98'],
])('does not send the amount %j', async (typed, refusal) => {
  const part = show(ORDER_STATUS.delivered);
  const amount = part.getByRole('textbox', { name: '退款金额（元）' });
  await part.user.clear(amount);
  if (typed !== '') await part.user.type(amount, typed);
  await part.user.type(part.getByRole('textbox', { name: '申请原因' }), '商品破损');

  await part.user.click(part.getByRole('button', { name: '确定' }));

  expect(part.getByText(refusal).getAttribute('role')).toBe('alert');

  await part.user.clear(amount);
  await part.user.type(amount, '5');

  expect(amount.getAttribute('aria-invalid')).toBe('false');
});

it('says how many pictures the back end takes', async () => {
  await proofs.prepare?.();

  expect(show(ORDER_STATUS.delivered).getByText(/最多 9 张/)).toBeTruthy();
});
