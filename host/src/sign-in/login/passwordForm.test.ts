import { expect, it } from 'vitest';
import { fieldErrors, fieldOfRefusal } from './passwordForm.ts';

const good = { tenantName: '智旅科技', username: 'admin', password: 'admin123' };

it('finds nothing wrong with what the back end would take', () => {
  expect(fieldErrors(good, true)).toEqual({});
});

it.each([
  ['a missing tenant', { tenantName: ' ' }, { tenantName: '租户名称不能为空' }],
  ['a missing account', { username: '' }, { username: '登录账号不能为空' }],
  ['a short account', { username: 'abc' }, { username: '账号长度为 4-16 位' }],
  ['a long account', { username: 'a'.repeat(17) }, { username: '账号长度为 4-16 位' }],
  ['an account with other characters', { username: '管理员甲乙' }, { username: '账号格式为数字以及字母' }],
  ['a missing password', { password: '' }, { password: '密码不能为空' }],
  ['a long password', { password: 'x'.repeat(17) }, { password: '密码长度为 4-16 位' }],
])('names %s in the back end’s own words', (_what, wrong, errors) => {
  expect(fieldErrors({ ...good, ...wrong }, true)).toEqual(errors);
});

it('asks for no tenant where there are none', () => {
  expect(fieldErrors({ ...good, tenantName: '' }, false)).toEqual({});
});

it('keeps passwords with blanks as they were typed', () => {
  expect(fieldErrors({ ...good, password: ' a b ' }, true)).toEqual({});
});

it.each([
  [1_002_015_000, 'tenantName'],
  [1_002_015_001, 'tenantName'],
  [1_002_015_002, 'tenantName'],
  [1_002_000_000, 'password'],
  [1_002_000_001, null],
  [500, null],
])('shows a refusal of code %d at %s', (code, field) => {
  expect(fieldOfRefusal(code)).toBe(field);
});
