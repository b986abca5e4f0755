import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { forms } from './form.table.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('bpmstaff', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/bpm/form${path}`, { token, body });

const field = (name: string, label: string) => JSON.stringify({ __config__: { label }, __vModel__: name });

const draft = {
  name: '请假单',
  status: 0,
  conf: '{"labelWidth":100}',
  fields: [field('reason', '事由'), field('day', '天数')],
  remark: '各部门通用',
};

async function create(change: object = {}): Promise<number> {
  const { code, data } = await answer('POST', '/create', { ...draft, ...change });
  expect(code).toBe(0);
  return data as number;
}

const names = async (query: string) =>
  ((await answer('GET', `/page?${query}`)).data as { list: { name: string }[] }).list.map(({ name }) => name);

describe('forms', () => {
  it('are kept as they were drawn, and listed newest first', async () => {
    const id = await create();

    const record = { ...draft, id, createTime: app.clock.now, revision: app.clock.now };
    expect((await answer('GET', `/get?id=${id}`)).data).toEqual(record);
    expect((await answer('GET', '/page?name=请假')).data).toEqual({
      list: [record],
      total: 1,
      sortable: ['name', 'status', 'createTime'],
      offers: ['views', 'restore', 'changes'],
    });
    await create({ name: '请假单' });
    await create({ name: '用印单' });
    expect(await names('')).toEqual(['用印单', '请假单', '请假单']);
    expect(await names('sortField=name&sortOrder=asc&name=单')).toEqual(['请假单', '请假单', '用印单']);
  });

  it('are there to choose from, oldest first, under both paths and for everybody who is signed in', async () => {
    const guest = (await app.signIn('guest', SEEDED_PASSWORD)).accessToken;
    const all = (path: string) => app.answer('GET', `/bpm/form/${path}`, { token: guest });

    const { data } = await all('list-all-simple');

    expect(data).toEqual([
      { id: expect.any(Number), name: '请假单' },
      { id: expect.any(Number), name: '请假单' },
      { id: expect.any(Number), name: '用印单' },
    ]);
    expect((await all('simple-list')).data).toEqual(data);
    expect(await all('page')).toEqual(refusal(403, '没有该操作权限'));
  });

  it('are changed by who names a revision only while they have it', async () => {
    const id = await create({ name: '采购单' });
    const { revision } = (await answer('GET', `/get?id=${id}`)).data as { revision: number };

    expect(await answer('PUT', '/update', { ...draft, id, name: '先', fields: [], revision })).toMatchObject({ code: 0 });
    expect(await answer('PUT', '/update', { ...draft, id, name: '后', revision })).toMatchObject({ code: 409 });

    expect((await answer('GET', `/get?id=${id}`)).data).toMatchObject({ name: '先', fields: [], conf: draft.conf });
  });

  it('are gone once they are deleted', async () => {
    const id = await create({ name: '作废单' });

    expect(await answer('DELETE', `/delete?id=${id}`)).toMatchObject({ code: 0, data: true });

    expect((await answer('GET', `/get?id=${id}`)).data).toBeNull();
    expect(await answer('DELETE', `/delete?id=${id}`)).toEqual(refusal(1009010000, '动态表单不存在'));
    expect(await answer('PUT', '/update', { ...draft, id })).toEqual(refusal(1009010000, '动态表单不存在'));
  });

  it('come back when they were deleted by mistake, and tell what was changed of them', async () => {
    const id = await create({ name: '误删单' });
    await answer('PUT', '/update', { ...draft, id, name: '误删单', fields: [] });
    await answer('DELETE', `/delete?id=${id}`);

    expect(await answer('PUT', `/restore?id=${id}`)).toMatchObject({ code: 0, data: true });

    expect((await answer('GET', `/get?id=${id}`)).data).toMatchObject({ name: '误删单', fields: [] });
    expect((await answer('GET', `/changes?id=${id}`)).data).toMatchObject([
      { action: 'restore', username: 'bpmstaff' },
      { action: 'delete' },
      { action: 'update', fields: [{ field: 'fields', before: draft.fields.join('\n'), after: '' }] },
      { action: 'create' },
    ]);
    for (const [method, path] of [
      ['PUT', '/restore?id=1'],
      ['GET', '/changes?id=1'],
    ] as const)
      // prettier-ignore
      expect(await answer(method, path)).toEqual(refusal(1009010000, '动态表单不存在'));
  });

  it('belong to a tenant', async () => {
    await app.database.db.insert(forms).values({ id: 77, tenantId: 2, name: '别家的', conf: '{}', fields: [] });

    expect((await answer('GET', '/get?id=77')).data).toBeNull();
    expect(await names('name=别家')).toEqual([]);
    expect(await answer('PUT', '/update', { ...draft, id: 77 })).toMatchObject({ code: 1009010000 });
    await app.database.db.update(forms).set({ deleted: true }).where(eq(forms.id, 77));
    expect(await answer('PUT', '/restore?id=77')).toMatchObject({ code: 1009010000 });
    expect(await answer('GET', '/changes?id=77')).toMatchObject({ code: 1009010000 });
  });

  it('refuse two items that give their values one name', async () => {
    const row = JSON.stringify({ __config__: { label: '一行', children: [JSON.parse(field('day', '天'))] } });

    const refused = refusal(1009010001, '表单项(天数) 和 (天) 使用了相同的字段名(day)');
    expect(await answer('POST', '/create', { ...draft, fields: [...draft.fields, row] })).toEqual(refused);
    const id = await create({ name: '不重复' });
    expect(await answer('PUT', '/update', { ...draft, id, fields: [...draft.fields, row] })).toEqual(refused);
  });

  it.each([
    ['settings that are no JSON', { conf: 'abc' }, '表单的配置应为 JSON 对象'],
    ['settings that are no object', { conf: '[]' }, '表单的配置应为 JSON 对象'],
    ['an item that is no JSON', { fields: ['abc'] }, '表单项应为 JSON 对象'],
    ['another status', { status: 2 }, '表单状态必须是 [0, 1]'],
    ['a long name', { name: '长'.repeat(65) }, '表单名称长度不能超过 64 个字符'],
  ])('refuse %s', async (_what, change, why) => {
    expect(await answer('POST', '/create', { ...draft, ...change })).toEqual(refusal(400, `请求参数不正确:${why}`));
  });
});
