import { expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

it.each([
  ['1234', '弱'],
  ['aaaaaaaaaaaaaaaa', '弱'],
  ['abcdefghijklmnop', '弱'],
  ['admin123', '弱'],
  ['Admin@Admin@1', '弱'],
  ['tg7kw2qp', '中'],
  ['Better-9527', '强'],
  ['k8#Tq2vR!mZ4', '强'],
])('takes %s for %s', (password, label) => {
  expect(passwordStrength(password, 'admin').label).toBe(label);
});

it.each([
  ['tg7kw2', '更长的密码更安全'],
  ['abcdefghijkl', '混用大小写字母、数字和符号更安全'],
  ['Abcdefghi1234', '请避免重复或连续的字符'],
  ['admin7', '请不要包含登录账号'],
  ['k8#Tq2vR!mZ4', null],
])('tells of %s what makes it stronger', (password, advice) => {
  expect(passwordStrength(password, 'admin').advice).toBe(advice);
});
