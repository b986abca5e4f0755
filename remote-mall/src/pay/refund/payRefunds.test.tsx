import type { PayRefund } from '@zhilv/contract/pay';
import { showField } from '@zhilv/crud';
import { renderInput } from '@zhilv/testing/crud/render-input';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { payRefunds } from './payRefunds.tsx';

const refund: PayRefund = {
  id: 1,
  no: 'R1',
  appId: 7,
  orderId: 3,
  merchantOrderId: 'o2026',
  merchantRefundId: 'o2026-refund',
  status: 0,
  payPrice: 1_000,
  refundPrice: 250,
  createTime: Date.UTC(2026, 2, 1, 4),
};

function shown(name: keyof typeof payRefunds.fields, change: Partial<PayRefund> = {}) {
  const part = renderPart(<div data-field={name}>{showField(payRefunds, { ...refund, ...change }, name)}</div>);
  const found = { text: document.querySelector('[data-field]')?.textContent, isAbsent: part.queryByLabelText('无') !== null };
  part.end();
  return found;
}

it('tells what was paid from what was given back', () => {
  expect(shown('payPrice').text).toBe('¥10.00');
  expect(shown('refundPrice').text).toBe('¥2.50');
  expect(payRefunds.nameField).toBe('merchantRefundId');
});

it.each([['reason'], ['successTime'], ['channelRefundNo'], ['channelCode']] as const)(
  'says of one that has not come through that it has no %s',
  (name) => {
    expect(shown(name).isAbsent).toBe(true);
    expect(shown(name, { [name]: null }).isAbsent).toBe(true);
  },
);

it('is searched by the numbers of both sides as they are typed', async () => {
  for (const name of ['merchantRefundId', 'channelRefundNo'] as const) {
    const part = renderInput(payRefunds.fields[name], { filtering: true });
    await part.user.type(part.getByRole('textbox'), '00123');
    expect(part.value()).toBe('00123');
    part.end();
  }
});
