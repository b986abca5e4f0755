import { ApiError } from '@zhilv/platform';
import { hasRecordedAnswers, recordedAnswer } from '@zhilv/testing/contract/recorded-answers';
import { describe, expect, it } from 'vitest';
import { smsRefusal } from './smsRefusal.ts';

const refused = (code: number, text = '后端原文') => new ApiError('business', text, { code });
const SIGN_IN = 21;
const FORGOTTEN = 23;

it.each([
  [1_002_000_007, 'mobile'],
  [1_002_013_000, 'mobile'],
  [1_002_013_002, 'code'],
  [1_002_014_000, 'code'],
  [1_002_014_001, 'code'],
  [1_002_014_002, 'code'],
  [1_002_014_003, 'code'],
  [1_002_014_004, 'mobile'],
  [1_002_014_005, 'code'],
  [400, 'mobile'],
  [429, null],
  [1_002_000_001, null],
])('shows a refusal of code %d at %s', (code, field) => {
  expect(smsRefusal(refused(code), SIGN_IN).field).toBe(field);
});

it.each([400, 401, 404, 501])('takes %d for a back end that lets nobody get in again by phone', (code) => {
  expect(smsRefusal(refused(code), FORGOTTEN)).toEqual({
    field: null,
    text: '当前系统未开通自助找回密码，请联系管理员重置密码。',
  });
});

it.each([
  [1_002_014_001, SIGN_IN, '验证码已过期，请重新获取'],
  [1_002_014_004, SIGN_IN, '该手机号今天的验证码次数已用完，请明天再试'],
  [1_002_013_002, FORGOTTEN, '短信服务未开通，请联系管理员重置密码'],
  [401, SIGN_IN, '当前系统未开通短信登录，请使用账号登录。'],
])('words code %d at scene %d', (code, scene, text) => {
  expect(smsRefusal(refused(code), scene).text).toBe(text);
});

it('keeps the words of a back end that says what it has against the account', () => {
  expect(smsRefusal(refused(1_002_000_001, '登录失败，账号被禁用'), SIGN_IN).text).toBe('登录失败，账号被禁用');
});

describe.skipIf(!hasRecordedAnswers)('a refusal that a real back end gave', () => {
  const NOT_OFFERED = '当前系统未开通自助找回密码，请联系管理员重置密码。';

  it.each([
    ['031-sms-send-code', SIGN_IN, { field: 'code', text: '短信服务未开通，请使用账号登录' }],
    ['033-sms-send-code-too-often', SIGN_IN, { field: 'code', text: '验证码发送过于频繁，请稍后再试' }],
    ['035-sms-login-code-used', SIGN_IN, { field: 'code', text: '验证码已使用，请重新获取' }],
    ['036-sms-send-code-unknown-mobile', SIGN_IN, { field: 'mobile', text: '该手机号未绑定账号，请核对后重试' }],
    ['037-sms-send-code-bad-mobile', SIGN_IN, { field: 'mobile', text: '请求参数不正确:手机号格式不正确' }],
    ['039-sms-send-code-scene-23', FORGOTTEN, { field: null, text: NOT_OFFERED }],
    ['040-sms-login-wrong-code', SIGN_IN, { field: 'code', text: '验证码不正确，请核对后重新输入' }],
    ['041-sms-login-unknown-mobile', SIGN_IN, { field: 'code', text: '验证码不正确，请核对后重新输入' }],
    ['050-reset-password-does-not-exist', FORGOTTEN, { field: null, text: NOT_OFFERED }],
  ])('%s is worded', (name, scene, refusal) => {
    const { body } = recordedAnswer(`system/${name}`);

    expect(smsRefusal(refused(Number(body['code']), String(body['msg'])), scene)).toEqual(refusal);
  });
});
