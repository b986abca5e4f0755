import type { PayRefundDetail as Detail } from '@zhilv/contract/pay';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { PayRefundDetail } from './PayRefundDetail.tsx';

const refund: Detail = {
  id: 1,
  no: 'R1',
  appId: 7,
  orderId: 3,
  merchantOrderId: 'o2026',
  merchantRefundId: 'o2026-refund',
  status: 20,
  payPrice: 1_000,
  refundPrice: 250,
  createTime: 0,
};

const show = (change: Partial<Detail> = {}) => {
  const part = renderPart(<PayRefundDetail refund={{ ...refund, ...change }} onClose={() => {}} />);
  return (label: string) => part.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent ?? null;
};

it('tells how much of what was paid was given back', () => {
  const textOf = show();

  expect(textOf('支付金额')).toBe('¥10.00');
  expect(textOf('退款金额')).toBe('¥2.50');
  expect(textOf('退款单号')).toBe('R1');
});

it.each([
  ['its code and its words', { channelErrorCode: 'NOTENOUGH', channelErrorMsg: '余额不足' }, 'NOTENOUGH 余额不足'],
  ['its words alone', { channelErrorCode: '', channelErrorMsg: '余额不足' }, '余额不足'],
  ['its code alone', { channelErrorCode: 'NOTENOUGH', channelErrorMsg: null }, 'NOTENOUGH'],
  ['nothing', { channelErrorCode: '', channelErrorMsg: null }, null],
])('tells why a provider gave nothing back by %s', (_, change, text) => {
  expect(show(change)('渠道错误')).toBe(text);
});

it.each([
  [{ subject: '手绘地图' }, '手绘地图'],
  [{ subject: '' }, null],
  [null, null],
])('names the goods of the order %j, as far as a back end does', (order, subject) => {
  expect(show({ order })('商品标题')).toBe(subject);
});

it('sets out what a provider has told, where it told anything', () => {
  expect(show({ channelNotifyData: '[1]' })('渠道通知')).toBe('[\n  1\n]');
});
