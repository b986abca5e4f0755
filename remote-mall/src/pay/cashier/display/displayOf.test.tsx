import { expect, it } from 'vitest';
import { displayOf } from './displayOf.ts';

const TARGETS = { frameHosts: ['pay.example.com'], payHosts: ['openapi.alipay.com', '*.bank.example'], payReturnOrigins: [] };

const shown = (displayMode: string | null, displayContent: string | null) =>
  displayOf({ status: 0, displayMode, displayContent }, TARGETS);
const reasonOf = (displayMode: string | null, displayContent: string | null): string => {
  const display = shown(displayMode, displayContent);
  return display.kind === 'refused' ? display.reason : `shown as ${display.kind}`;
};
const form = (action: string): string => `<form action="${action}" method="post"></form>`;

it.each([
  ['qr_code', 'weixin://wxpay/bizpayurl?pr=1', 'code'],
  ['qr_code_url', 'https://files.example/code.png', 'picture'],
  ['url', 'http://127.0.0.1:48999/gateway.do?a=1', 'link'],
  ['iframe', 'https://pay.example.com/qr', 'frame'],
  ['iframe', 'https://elsewhere.example/qr', 'link'],
  ['iframe', 'http://pay.example.com/qr', 'link'],
  ['iframe', 'http://localhost/pay-provider/1', 'frame'],
  ['form', form('https://openapi.alipay.com/gateway.do'), 'form'],
  ['form', form('https://a.bank.example/pay'), 'form'],
  ['form', form('http://localhost/pay-provider/1'), 'form'],
  ['bar_code', '', 'confirmation'],
  ['bar_code', null, 'confirmation'],
])('shows %s %s as %s', (mode, content, kind) => {
  expect(shown(mode, content).kind).toBe(kind);
});

it.each(['javascript:alert(1)', 'https://openapi.alipay.com@evil.example/', '/gateway.do', 'alipays://platformapi', '', null])(
  'opens, frames and loads nothing for the address %s',
  (address) => {
    for (const mode of ['url', 'iframe', 'qr_code_url'])
      expect(reasonOf(mode, address)).toBe('支付渠道给出的地址无法打开，请换一种支付方式');
  },
);

it.each([
  ['goes to no listed host', form('https://evil.example/'), '支付页面的地址 evil.example 不在允许范围，请联系管理员'],
  [
    'goes there without https',
    form('http://openapi.alipay.com/'),
    '支付页面的地址 openapi.alipay.com 不在允许范围，请联系管理员',
  ],
  [
    'goes to another port',
    form('https://openapi.alipay.com:8443/'),
    '支付页面的地址 openapi.alipay.com:8443 不在允许范围，请联系管理员',
  ],
  [
    'goes to a host that ends alike',
    form('https://evilbank.example/'),
    '支付页面的地址 evilbank.example 不在允许范围，请联系管理员',
  ],
  ['is none', '<p>系统繁忙</p>', '支付渠道给出的表单无法识别，请换一种支付方式'],
])('sends no form that %s', (_, markup, reason) => {
  expect(reasonOf('form', markup)).toBe(reason);
});

it.each([
  ['app', '{"appId":"wx"}', /只能在 App 或微信中使用/],
  ['hologram', 'x', /不认识支付渠道的展示方式「hologram」/],
  [null, null, /不认识支付渠道的展示方式「无」/],
  ['qr_code', '', /没有给出二维码/],
])('says of the display mode %s with %s that it cannot be shown', (mode, content, reason) => {
  expect(reasonOf(mode, content)).toMatch(reason);
});
