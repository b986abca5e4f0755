import type { PayOrderDetail as Detail } from '@zhilv/contract/pay';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { PayOrderDetail } from './PayOrderDetail.tsx';

const at = Date.UTC(2026, 2, 1, 4);
const waiting: Detail = {
  id: 1,
  appId: 7,
  appName: '商城',
  merchantOrderId: 'o2026',
  subject: '观山套房一晚',
  price: 200_000,
  status: 0,
  refundPrice: 0,
  expireTime: at,
  createTime: at,
  extension: null,
};

function show(change: Partial<Detail> = {}) {
  const onClose = vi.fn<() => void>();
  const part = renderPart(<PayOrderDetail order={{ ...waiting, ...change }} onClose={onClose} />);
  const textOf = (label: string) => part.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent ?? null;
  return { part, onClose, textOf };
}

it('tells what is to be paid and until when, and has no line for what nobody knows yet', () => {
  const { textOf } = show();

  expect(textOf('支付金额')).toBe('¥2,000.00');
  expect(textOf('支付应用')).toBe('商城');
  expect(textOf('支付截止')).toBe('2026-03-01 12:00:00');
  expect(textOf('退款金额')).toBe('—');
  for (const label of ['商品描述', '渠道费率', '付款人 IP', '回调地址', '渠道通知']) expect(textOf(label)).toBeNull();
});

it('tells of a paid one the fee, who paid, and what the provider said', () => {
  const { textOf } = show({
    body: '含双早',
    channelFeeRate: 0.38,
    channelFeePrice: 760,
    userIp: '10.0.0.8',
    notifyUrl: 'https://a.example/paid',
    extension: { no: 'P1', channelNotifyData: '{"code":0}' },
  });

  expect(textOf('商品描述')).toBe('含双早');
  expect(textOf('渠道费率')).toBe('0.38%');
  expect(textOf('手续费')).toBe('¥7.60');
  expect(textOf('付款人 IP')).toBe('10.0.0.8');
  expect(textOf('回调地址')).toBe('https://a.example/paid');
  expect(textOf('渠道通知')).toBe('{\n  "code": 0\n}');
});

it('shows what a provider has told as text, whatever is in it', () => {
  const markup = '<img src=x onerror="alert(1)">';
  const { textOf } = show({ extension: { channelNotifyData: markup } });

  expect(textOf('渠道通知')).toBe(markup);
  expect(document.querySelector('[onerror]')).toBeNull();
});

it('closes by Esc', async () => {
  const { part, onClose } = show();

  await part.user.keyboard('{Escape}');

  expect(onClose).toHaveBeenCalledOnce();
});
