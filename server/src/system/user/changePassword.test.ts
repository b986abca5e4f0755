import { startTestOAuth2, type TestOAuth2 } from '@zhilv/testing/oauth2/start-test-oauth2';
import { TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changePassword } from './changePassword.ts';

let app: TestOAuth2;
beforeEach(async () => {
  app = await startTestOAuth2();
});
afterEach(() => app.database.close());

describe('a password that is changed', () => {
  it.each([
    ['by an operator', () => changePassword(app.database.db, 'clerk', 'changed1'), false],
    ['by its user', changeOwn, true],
  ])('%s leaves no code and no token to other applications, while what was approved stays so', async (_by, change, goesOn) => {
    const { accessToken } = await app.signIn('clerk', TEST_PASSWORD);
    const tokens = await app.tokensFor(accessToken);
    const code = await app.codeFor('spa', accessToken);

    await change(accessToken);

    expect(await app.redeem(code)).toMatchObject({ code: 1002022000 });
    expect(await app.check(tokens.access_token)).toMatchObject({ code: 401 });
    expect(await app.refresh(tokens.refresh_token)).toMatchObject({ code: 400 });
    const info = await app.answer('GET', '/system/auth/get-permission-info', { token: accessToken });
    expect(info).toMatchObject({ code: goesOn ? 0 : 401 });
    const { accessToken: after } = await app.signIn('clerk', 'changed1');
    expect(await app.answer('GET', '/system/oauth2/authorize?clientId=spa', { token: after })).toMatchObject({
      data: { scopes: [{ value: true }, { value: true }] },
    });
  });
});

async function changeOwn(token: string): Promise<void> {
  const body = { oldPassword: TEST_PASSWORD, newPassword: 'changed1' };
  await app.answer('PUT', '/system/user/profile/update-password', { token, body });
}
