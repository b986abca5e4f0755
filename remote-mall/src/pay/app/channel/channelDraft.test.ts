import type { PayChannel } from '@zhilv/contract/pay';
import { expect, it } from 'vitest';
import { draftOf, isSet, readDraft } from './channelDraft.ts';

const channel = (code: string, config: object): PayChannel => ({
  id: 1,
  appId: 7,
  code,
  status: 0,
  feeRate: 0.6,
  remark: null,
  config: JSON.stringify(config),
  createTime: 0,
});

const configOf = (read: ReturnType<typeof readDraft>): unknown =>
  read.faults === null ? JSON.parse(read.sent.config) : read.faults;

it('asks for what a provider is known to want, and keeps everything else as it is', () => {
  const stored = channel('alipay_qr', { appId: '2021', privateKey: '******', mode: 1, sandbox: { on: true } });
  const draft = draftOf('alipay_qr', stored);

  expect(draft.values).toMatchObject({ appId: '2021', privateKey: '', serverUrl: '' });
  expect(JSON.parse(draft.others)).toEqual({ mode: 1, sandbox: { on: true } });
  expect(configOf(readDraft('alipay_qr', stored, draft))).toEqual({
    appId: '2021',
    privateKey: '******',
    mode: 1,
    sandbox: { on: true },
  });
});

it('never shows a secret, not even one that a stock back end gives away, and sends it only where another is typed', () => {
  const stored = channel('wx_native', { mchId: '15', apiV3Key: 'very-secret' });
  const draft = draftOf('wx_native', stored);

  expect(JSON.stringify(draft)).not.toContain('very-secret');
  expect(isSet(stored, 'apiV3Key')).toBe(true);
  expect(isSet(stored, 'mchKey')).toBe(false);
  expect(configOf(readDraft('wx_native', stored, draft))).toEqual({ mchId: '15', apiV3Key: 'very-secret' });
  expect(configOf(readDraft('wx_native', stored, { ...draft, values: { ...draft.values, apiV3Key: ' new ' } }))).toEqual({
    mchId: '15',
    apiV3Key: 'new',
  });
});

it('shows no secret of the other values, however deep it is, and sends it as it is stored', () => {
  const config = { appId: 'wx1', keyContent: 'cert-of-ours', mode: 1, merchants: [{ apiKey: 'deep-1' }, { apiKey: 'deep-2' }] };
  const stored = channel('wx_pub', config);
  const draft = draftOf('wx_pub', stored);

  expect(JSON.stringify(draft)).not.toMatch(/cert-of-ours|deep-/);
  expect(configOf(readDraft('wx_pub', stored, draft))).toEqual(config);
});

it('says where stars stand for no stored secret, and sends none', () => {
  const stored = channel('wx_pub', { merchants: [{ apiKey: 'deep-1' }, { apiKey: 'deep-2' }] });
  const draft = { ...draftOf('wx_pub', stored), others: '{"merchants":[{"apiKey":"******"}]}' };

  expect(readDraft('wx_pub', stored, draft).faults).toEqual({
    others: '「merchants[0]」中的 ****** 对不上已保存的密钥，请填写密钥本身',
  });
});

it('leaves out what was emptied', () => {
  const stored = channel('alipay_pc', { appId: '2021', serverUrl: 'https://a.example/' });
  const draft = draftOf('alipay_pc', stored);

  expect(configOf(readDraft('alipay_pc', stored, { ...draft, values: { ...draft.values, serverUrl: '' } }))).toEqual({
    appId: '2021',
  });
});

it('asks for nothing where a channel needs nothing, and sends what back ends want to have all the same', () => {
  const draft = { ...draftOf('mock', null), feeRate: '0' };

  expect(draft.values).toEqual({});
  expect(readDraft('mock', null, draft)).toEqual({
    faults: null,
    sent: { status: 0, feeRate: 0, remark: '', config: '{"name":"none"}' },
  });
});

it.each([
  ['no rate', { feeRate: '' }, ['feeRate']],
  ['a rate that is no number', { feeRate: '1e1' }, ['feeRate']],
  ['a rate of more than everything', { feeRate: '100.1' }, ['feeRate']],
  ['others that are no JSON', { others: '{' }, ['others']],
  ['others that are a list', { others: '[1]' }, ['others']],
  ['several faults', { feeRate: '-1', others: 'x' }, ['feeRate', 'others']],
])('says what is wrong with %s', (_, part, faults) => {
  const stored = channel('alipay_qr', { appId: '1' });

  expect(Object.keys(readDraft('alipay_qr', stored, { ...draftOf('alipay_qr', stored), ...part }).faults ?? {})).toEqual(faults);
});

it.each([
  ['0.12345', '渠道费率最多 4 位小数'],
  ['100.12345', '渠道费率应为 0 至 100 的数字'],
  ['0.', '渠道费率应为 0 至 100 的数字'],
])('says of a rate of %s what is wrong with it', (feeRate, fault) => {
  expect(readDraft('mock', null, { ...draftOf('mock', null), feeRate }).faults).toEqual({ feeRate: fault });
});

it('wants something to be filled in for a provider', () => {
  expect(readDraft('alipay_qr', null, { ...draftOf('alipay_qr', null), feeRate: '0.6' }).faults).toEqual({
    config: '渠道配置不能为空',
  });
});
