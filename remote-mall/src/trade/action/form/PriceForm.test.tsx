import type { OrderRow } from '@zhilv/contract/mall';
import { ListView } from '@zhilv/testing/page/list-view';
import { type RenderedPart, renderPart } from '@zhilv/testing/page/render-part';
import type { RenderedPage } from '@zhilv/testing/page/render-page';
import { expect, it, vi } from 'vitest';
import type { RecordSteps } from '../../step/useRecordStep.ts';
import { PriceForm } from './PriceForm.tsx';

const order = { id: 9, no: 'o2026', payPrice: 3998 } as unknown as OrderRow; // The form reads no more of it.

function show() {
  const step = vi.fn<RecordSteps['step']>(async () => {});
  const part = renderPart(<PriceForm order={order} steps={{ isBusy: () => false, step }} onClose={() => {}} />);
  const preview = () => part.getByText(/^应付金额/).textContent;
  const type = (text: string) => part.user.type(part.getByRole('textbox', { name: '调价金额（元）' }), text);
  const ok = () => part.user.click(part.getByRole('button', { name: '确定' }));
  return { part, step, preview, type, ok };
}

const choose = (part: RenderedPart, label: string): Promise<void> =>
  // The view needs no more of a page than a part has.
  new ListView(part as unknown as RenderedPage).choose(label);

it('shows what the order comes to before it is changed', async () => {
  const { part, preview, type } = show();
  expect(preview()).toBe('应付金额 ¥39.98 → —');

  await type('5');
  expect(preview()).toBe('应付金额 ¥39.98 → ¥34.98');
  await part.user.click(part.getByRole('combobox', { name: '调价方式' }));
  await choose(part, '增加');

  expect(preview()).toBe('应付金额 ¥39.98 → ¥44.98');
});

it.each([
  ['', '调价金额不能为空'],
  ['0', '调价金额不能为空'],
  ['-5', '请输入金额，最多两位小数'],
  ['1.234', '请输入金额，最多两位小数'],
  ['39.98', '调价后的应付金额必须大于 ¥0.00'],
])('does not send %j', async (typed, refusal) => {
  const { part, step, type, ok } = show();
  if (typed !== '') await type(typed);

  await ok();

  expect(part.getByText(refusal).getAttribute('role')).toBe('alert');
  expect(step).not.toHaveBeenCalled();
});

it('sends what is right, and stays where the back end finds it too low', async () => {
  const { step, type, ok } = show();
  await type('39.97');

  await ok();

  expect(step.mock.calls[0]?.[0]).toBe('9');
  expect(step.mock.calls[0]?.[2]).toMatchObject({ said: '订单价格已修改', mendable: [1_011_000_028] });
});
