import { hasRecordedAnswers, recordedAnswer } from '@zhilv/testing/contract/recorded-answers';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** What a real back end refused at sign-in, and about one's own account, in its words. */
const CASES = [
  'system/003-login-wrong-password',
  'system/004-login-unknown-user',
  'system/005-login-username-too-short',
  'system/006-login-username-17-characters',
  'system/007-login-username-with-illegal-character',
  'system/008-login-without-password',
  'system/011-login-with-social-type-but-no-code',
  'system/012-login-with-unknown-social-type',
  'system/017-permission-info-no-token',
  'system/021-refresh-token-unknown',
  'system/022-refresh-token-missing',
  'system/024-refresh-token-without-tenant',
  'system/027-logout-again-with-dead-token',
  'system/036-sms-send-code-unknown-mobile',
  'system/037-sms-send-code-bad-mobile',
  'system/040-sms-login-wrong-code',
  'system/041-sms-login-unknown-mobile',
  'system/046-social-auth-redirect-missing-type',
  'system/047-social-login-missing-state',
  'system/048-social-login-bad-code',
  'system/055-tenant-id-by-unknown-name',
  'system/056-tenant-id-by-name-missing',
  'system/128-profile-update-bad-mobile',
  'system/130-profile-update-password-wrong-old',
  'system/132-profile-update-password-missing-new',
  'system/138-social-bind-missing',
  'system/139-social-unbind-not-bound',
  'system/296-notify-update-read-missing-ids',
  'common/02-no-token',
  'common/12-unknown-tenant-anonymous-login',
  'common/15-no-tenant-header-anonymous-login',
];

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ fill: fillTestStaff });
  ({ accessToken: token } = await app.signIn('clerk', TEST_PASSWORD));
});
afterAll(() => app.database.close());

describe.skipIf(!hasRecordedAnswers)('a refusal that was recorded from a real back end', () => {
  it.each(CASES)('%s is answered in the same words', async (name) => {
    const { method, path, query, tenant, account, sent, body } = recordedAnswer(name);
    const search = new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]));
    // The collection keeps no passwords, and its super user has another name here.
    const text = JSON.stringify(sent).replaceAll('<password>', 'notthisone').replaceAll('"admin"', '"superb"');
    const given: unknown = JSON.parse(text);

    const answer = await app.answer(method, `${path}?${search}`, {
      tenant,
      ...(account === 'small' && { token }),
      ...(sent !== null && { body: given }),
    });

    expect(answer).toEqual(body);
  });
});
