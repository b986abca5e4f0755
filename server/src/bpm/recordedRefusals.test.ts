import { hasRecordedAnswers, recordedAnswer } from '@zhilv/testing/contract/recorded-answers';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';

/** What a real back end refused of forms, groups, models and rules, and that it knew nothing of what there is not. */
const CASES = [
  'bpm/002-form-create-missing-name',
  'bpm/003-form-create-missing-status',
  'bpm/004-form-create-missing-conf',
  'bpm/005-form-create-missing-fields',
  'bpm/011-form-create-without-permission',
  'bpm/013-form-get-unknown',
  'bpm/015-form-update-unknown',
  'bpm/016-form-update-without-id',
  'bpm/021-group-create-missing-members',
  'bpm/022-group-create-missing-description',
  'bpm/024-group-get-unknown',
  'bpm/031-model-create-bad-key',
  'bpm/032-model-create-missing-key',
  'bpm/033-model-create-missing-name',
  'bpm/034-model-create-without-permission',
  'bpm/036-model-get-unknown',
  'bpm/051-rule-create-missing-options',
  'bpm/052-rule-create-unknown-user',
  'bpm/053-rule-create-unknown-role',
  'bpm/054-rule-create-unknown-script',
  'bpm/058-rule-update-unknown',
  'bpm/060-rule-list-without-parameter',
  'bpm/079-model-update-unknown',
  'bpm/087-model-import-without-file',
  'bpm/091-model-delete-unknown',
  'bpm/236-form-delete-unknown',
  'bpm/267-group-delete-unknown',
];

let app: TestApp;
let tokens: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await startTestApp();
  const of = async (username: string) => (await app.signIn(username, SEEDED_PASSWORD)).accessToken;
  tokens = { admin: await of('admin'), norole: await of('guest') };
});
afterAll(() => app.database.close());

describe.skipIf(!hasRecordedAnswers)('a refusal about processes that was recorded from a real back end', () => {
  it.each(CASES)('%s is answered in the same words', async (name) => {
    const { method, path, query, account, sent, body } = recordedAnswer(name);
    const search = new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]));
    const token = tokens[account ?? ''];

    const answer = await app.answer(method, `${path}?${search}`, {
      ...(token !== undefined && { token }),
      ...(path.endsWith('/import') ? { body: formOf(name) } : sent !== null && { body: sent }),
    });

    expect(answer).toEqual(body);
  });
});

/** The collection keeps the fields of forms apart from bodies. */
function formOf(name: string): FormData {
  expect(name).toContain('without-file');
  const form = new FormData();
  form.set('key', 'imported');
  form.set('name', '导入');
  return form;
}
