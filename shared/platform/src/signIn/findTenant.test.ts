import { smsCode } from '@zhilv/contract/system';
import { failureOf, preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { expect, it } from 'vitest';
import { findTenant } from './findTenant.ts';
import { callBeforeSignIn, signInBy } from './signInBy.ts';

const { backEnd, stored } = preparePlatform();

const ID = '/admin-api/system/tenant/get-id-by-name';
const SEND = '/admin-api/system/auth/send-sms-code';
const SMS_LOGIN = '/admin-api/system/auth/sms-login';
const mobile = '15612345678';

it('asks for a tenant once, however many calls of a form name it', async () => {
  backEnd().script(ID, success(7));
  backEnd().script(SEND, success(true));

  await findTenant('智旅科技');
  await callBeforeSignIn(smsCode.send, { mobile, scene: 21 }, '智旅科技');

  expect(backEnd().receivedAt(ID)).toHaveLength(1);
  expect(backEnd().receivedAt(SEND)[0]?.headers['tenant-id']).toBe('7');
});

it('asks once for a tenant that two look for at the same time', async () => {
  backEnd().script(ID, success(7));

  const both = await Promise.all([findTenant('智旅科技'), findTenant('智旅科技')]);

  expect(both).toEqual(Array.from({ length: 2 }, () => ({ id: '7', name: '智旅科技' })));
  expect(backEnd().receivedAt(ID)).toHaveLength(1);
});

it('asks again for a tenant that nobody knew, since it may have been made meanwhile', async () => {
  backEnd().script(ID, success(null));
  expect(await failureOf(findTenant('新公司'))).toMatchObject({ code: 1_002_015_000, message: '租户不存在' });

  backEnd().script(ID, success(8));
  expect(await findTenant('新公司')).toEqual({ id: '8', name: '新公司' });
});

it('stores the session that another way than a password began', async () => {
  backEnd().script(ID, success(7));
  backEnd().script(SMS_LOGIN, success({ userId: 1, accessToken: 'a', refreshToken: 'r', expiresTime: 1 }));

  await signInBy(smsCode.signIn, { mobile, code: '9999' }, { tenantName: '智旅科技', username: mobile });

  expect(stored()).toEqual({
    ACCESS_TOKEN: 'a',
    REFRESH_TOKEN: 'r',
    USERNAME: mobile,
    TENANT_ID: '7',
    TENANT_NAME: '智旅科技',
  });
});

it('starts no refresh for a public call that a stock back end answers with 401', async () => {
  backEnd().script(ID, success(7));
  backEnd().script(SEND, refusal(401, '账号未登录'));

  const error = await failureOf(callBeforeSignIn(smsCode.send, { mobile, scene: 23 }, '智旅科技'));

  expect(error).toMatchObject({ code: 401, kind: 'business' });
  expect(backEnd().receivedAt('/admin-api/system/auth/refresh-token')).toHaveLength(0);
});
