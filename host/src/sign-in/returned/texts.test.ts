import { ApiError } from '@zhilv/platform';
import { expect, it } from 'vitest';
import { providerOfType } from '../social/providers.ts';
import { failureText } from './texts.ts';

it.each([
  [1_002_018_000, '社交授权失败，原因是：Illegal state [DINGTALK]', '钉钉授权已过期或已被使用，请重新授权。'],
  [1_002_018_000, '社交授权失败，原因是：该社交账号已绑定其他账号', '社交授权失败，原因是：该社交账号已绑定其他账号'],
  [1_002_000_001, '登录失败，账号被禁用', '登录失败，账号被禁用'],
  [401, '账号未登录', '钉钉登录未开放，请使用其他方式登录；如需开通，请联系管理员。'],
  [404, '请求地址不存在', '钉钉登录未开放，请使用其他方式登录；如需开通，请联系管理员。'],
  [501, '未实现', '钉钉登录未开放，请使用其他方式登录；如需开通，请联系管理员。'],
])('words a refusal of code %d, %s', (code, message, text) => {
  const dingTalk = providerOfType(20);
  if (dingTalk === null) throw new Error('no provider of this type');

  expect(failureText(new ApiError('business', message, { code }), dingTalk).text).toBe(text);
});
