import { ApiError } from '@zhilv/platform';
import { expect, it } from 'vitest';
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

it('keeps the words of a back end that says what it has against the account', () => {
  expect(smsRefusal(refused(1_002_000_001, '登录失败，账号被禁用'), SIGN_IN).text).toBe('登录失败，账号被禁用');
});
