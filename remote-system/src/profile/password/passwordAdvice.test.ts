import { expect, it } from 'vitest';
import { passwordAdvice } from './passwordAdvice.ts';

it.each([
  ['tg7kw2', '更长的密码更安全'],
  ['abcdefghijkl', '混用大小写字母、数字和符号更安全'],
  ['Abcdefghi1234', '请避免重复或连续的字符'],
  ['Admin7', '请不要包含登录账号'],
])('tells of %s what makes it stronger', (password, advice) => {
  expect(passwordAdvice(password, 'admin')).toBe(advice);
});
