import { expect, it } from 'vitest';
import { namesSecret } from './namesSecret.ts';

it.each(['sys.user.init-password', 'db_pwd', 'clientSecret', 'sms.ACCESS_KEY', 'api-key', 'token', '新用户的初始密码', '密钥'])(
  'finds a secret by %s',
  (name) => {
    expect(namesSecret(name)).toBe(true);
  },
);

it.each(['url.druid', 'key', 'name', '键名', '', null, undefined])('finds none by %j', (name) => {
  expect(namesSecret(name)).toBe(false);
});
