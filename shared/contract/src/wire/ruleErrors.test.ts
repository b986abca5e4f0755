import { expect, it } from 'vitest';
import { LoginRequest } from '../system/auth.ts';
import { ruleErrors } from './ruleErrors.ts';

const FIELDS = ['username', 'password'] as const;
const good = { username: 'admin', password: 'admin123' };

it('finds nothing wrong with what the back end would take', () => {
  expect(ruleErrors(LoginRequest, good, FIELDS)).toEqual({});
});

it.each([
  ['a missing account', { username: '' }, { username: '登录账号不能为空' }],
  ['a short account', { username: 'abc' }, { username: '账号长度为 4-16 位' }],
  ['a long account', { username: 'a'.repeat(17) }, { username: '账号长度为 4-16 位' }],
  ['an account with other characters', { username: '管理员甲乙' }, { username: '账号格式为数字以及字母' }],
  ['a missing password', { password: '' }, { password: '密码不能为空' }],
  ['a long password', { password: 'x'.repeat(17) }, { password: '密码长度为 4-16 位' }],
])('names %s in the back end’s own words', (_what, wrong, errors) => {
  expect(ruleErrors(LoginRequest, { ...good, ...wrong }, FIELDS)).toEqual(errors);
});

it('says nothing of fields that a form does not have', () => {
  const typed = { username: '', password: '' };

  expect(ruleErrors(LoginRequest, typed, ['password'])).toEqual({ password: '密码不能为空' });
});
