import { config } from '@zhilv/contract/infra';
import { dictData, dictType } from '@zhilv/contract/system';
import type { RecordChange } from '@zhilv/contract/resource';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { recordChanges } from './recordChange.table.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, path, { token, body });

const changesOf = async (path: string, id: unknown) =>
  ((await answer('GET', `${path}/changes?id=${String(id)}`)).data as RecordChange[]).map(({ id: _, ...change }) => change);

it('tells who made, changed, deleted and brought back a record, when, and what it was before', async () => {
  const draft = { name: '历史', type: 'history', status: 0, remark: '' };
  const { data: id } = await answer('POST', dictType.create.path, draft);
  const made = app.clock.now;
  app.clock.now += 60_000;
  await answer('PUT', dictType.update.path, { ...draft, id, name: '沿革', status: 1 });
  await answer('PUT', dictType.update.path, { ...draft, id, name: '沿革', status: 1 });
  await answer('DELETE', `${dictType.delete.path}?id=${String(id)}`);
  await answer('PUT', `${dictType.restore.path}?id=${String(id)}`);

  const by = { username: 'admin', createTime: app.clock.now };
  expect(await changesOf('/system/dict-type', id)).toEqual([
    { ...by, action: 'restore', fields: [] },
    {
      ...by,
      action: 'delete',
      fields: [
        { field: 'name', before: '沿革', after: null },
        { field: 'type', before: 'history', after: null },
        { field: 'status', before: 1, after: null },
      ],
    },
    {
      ...by,
      action: 'update',
      fields: [
        { field: 'name', before: '历史', after: '沿革' },
        { field: 'status', before: 0, after: 1 },
      ],
    },
    {
      ...by,
      createTime: made,
      action: 'create',
      fields: [
        { field: 'name', before: null, after: '历史' },
        { field: 'type', before: null, after: 'history' },
        { field: 'status', before: null, after: 0 },
      ],
    },
  ]);
});

it('keeps the trace id of the call, by which a change is found from the log of operations', async () => {
  const draft = { name: '踪迹', type: 'traced', status: 0 };
  const { headers } = await app.call('POST', dictType.create.path, { token, body: draft });

  const [kept] = await app.database.db
    .select({ action: recordChanges.action, fields: recordChanges.fields })
    .from(recordChanges)
    .where(eq(recordChanges.traceId, headers.get('trace-id') ?? ''));

  expect(kept).toMatchObject({ action: 'create', fields: [{ field: 'name', after: '踪迹' }, {}, {}] });
});

it('has nothing of a write that was refused, and of a record that is older than the history', async () => {
  const [{ id }] = ((await answer('GET', `${dictType.page.path}?type=common_status`)).data as { list: [{ id: number }] }).list;

  await answer('PUT', dictType.update.path, { id, name: '系统状态', type: '', status: 0 });
  await answer('PUT', dictType.update.path, { id, name: '用户类型', type: 'common_status', status: 0 });
  await answer('DELETE', `${dictType.delete.path}?id=${id}`);

  expect(await changesOf('/system/dict-type', id)).toEqual([]);
});

it('changes nothing when the change cannot be written down', async () => {
  const { data: id } = await answer('POST', dictType.create.path, { name: '一起', type: 'together', status: 0 });
  await app.database.db.execute(sql`alter table system_record_change rename to away`);

  expect(await answer('DELETE', `${dictType.delete.path}?id=${String(id)}`)).toMatchObject({ code: 500 });

  await app.database.db.execute(sql`alter table away rename to system_record_change`);
  expect((await answer('GET', `${dictType.get.path}?id=${String(id)}`)).data).toMatchObject({ name: '一起' });
});

it('never stores what a key calls a secret, even when it gets such a key later', async () => {
  const draft = { category: 'test', name: '短信', key: 'sms.password', value: 'pa55-one', visible: false };
  const { data: id } = await answer('POST', config.create.path, draft);
  await answer('PUT', config.update.path, { ...draft, id, value: 'pa55-two' });

  const [change] = await changesOf('/infra/config', id);
  expect(change?.fields).toEqual([{ field: 'value', before: null, after: null, secret: true }]);
  expect(JSON.stringify(await app.database.db.select().from(recordChanges))).not.toContain('pa55');
});

it('is for those who may read the list', async () => {
  const guest = (await app.signIn('guest', SEEDED_PASSWORD)).accessToken;

  expect(await app.answer('GET', `${dictData.changes.path}?id=1`, { token: guest })).toMatchObject({ code: 403 });
});

it('names nobody of another tenant, and leads to no record of one', async () => {
  const { data: shared } = await answer('POST', dictType.create.path, { name: '共享', type: 'shared', status: 0 });
  await app.database.db
    .update(recordChanges)
    .set({ tenantId: 121 })
    .where(eq(recordChanges.recordId, Number(shared)));

  expect(await changesOf('/system/dict-type', shared)).toMatchObject([{ username: null, action: 'create' }]);
  expect(await answer('GET', `${dictType.changes.path}?id=999999`)).toMatchObject({ code: dictType.codes.missing });
});

it('is kept for half a year', async () => {
  const draft = { name: '久远', type: 'aged', status: 0 };
  const { data: id } = await answer('POST', dictType.create.path, draft);

  app.clock.now += 181 * DAY_MS;
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
  await answer('PUT', dictType.update.path, { ...draft, id, name: '近来' });

  expect(await changesOf('/system/dict-type', id)).toMatchObject([{ action: 'update' }]);
});
