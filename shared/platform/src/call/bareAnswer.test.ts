import { captcha } from '@zhilv/contract/system';
import { expect, it } from 'vitest';
import { failureOf, preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import { call } from './call.ts';

const { backEnd } = preparePlatform();

const GET = '/admin-api/system/captcha/get';
const get = () => call(captcha.get, {}, { quiet: true });

it('is the body itself, a refusal of its own kind too', async () => {
  const refused = { repCode: '6201', repMsg: 'get接口请求次数超限，请稍后再试!', repData: null, success: false };
  backEnd().script(GET, { json: refused });

  expect(await get()).toEqual(refused);
});

it.each<[string, Reply, object]>([
  ['refused in an envelope', refusal(429, '请求过于频繁，请稍后重试'), { kind: 'business', code: 429 }],
  ['not to be had', refusal(401, '账号未登录'), { kind: 'business', code: 401 }],
  ['a failure', { status: 502, text: '<html>' }, { kind: 'http', code: 502 }],
  ['an envelope where none belongs', success({ repCode: '0000', success: true }), { kind: 'unreadable' }],
  ['no JSON', { text: 'captcha' }, { kind: 'unreadable' }],
])('that is %s fails as others do', async (_what, reply, failure) => {
  backEnd().script(GET, reply);

  expect(await failureOf(get())).toMatchObject(failure);
});
