import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { afterEach, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import type { FilesSettings } from '../../settings/FilesSettings.ts';

let app: TestApp;
afterEach(() => app.database.close());

async function storages(files: FilesSettings, query = '', as = 'admin') {
  app = await startTestApp({ settings: { files } });
  const { accessToken: token } = await app.signIn(as, SEEDED_PASSWORD);
  return app.answer('GET', `/infra/file-config/page?pageNo=1&pageSize=10${query}`, { token });
}

it('shows that files are in the database where nothing else is set', async () => {
  expect((await storages({ kind: 'database' })).data).toMatchObject({
    total: 1,
    list: [{ id: '1', name: '数据库', storage: 1, master: true }],
  });
});

it('shows another storage first, without its keys, and finds it', async () => {
  const s3 = { kind: 's3', endpoint: 'https://s3.example.com/pictures', region: 'auto' } as const;
  const answer = await storages({ ...s3, accessKeyId: 'the-key', secretAccessKey: 'the-secret' });

  expect(answer.data).toMatchObject({
    list: [
      { id: '3', storage: 20, master: true, remark: 'https://s3.example.com/pictures' },
      { id: '1', master: false },
    ],
  });
  expect(JSON.stringify(answer)).not.toMatch(/the-key|the-secret/);
});

it('finds storages by name and kind', async () => {
  const files = { kind: 'directory', directory: '/files' } as const;

  expect((await storages(files, '&storage=10')).data).toMatchObject({ total: 1, list: [{ name: '本地目录', remark: '/files' }] });
});

it('is for those who may look at it', async () => {
  expect(await storages({ kind: 'database' }, '', 'guest')).toMatchObject({ code: 403 });
});
