import { config } from '@zhilv/contract/infra';
import { property, propertyValue } from '@zhilv/contract/mall';
import { dictData, dictType } from '@zhilv/contract/system';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { properties } from '../mall/product/property.table.ts';
import { operateLogs } from '../system/operateLog/operateLog.table.ts';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, path, { token, body });
const restore = (path: string, id: unknown) => answer('PUT', `${path}/restore?id=${String(id)}`);

const DONE = { code: 0, data: true, msg: '' };

async function make(path: string, draft: object): Promise<number> {
  const { code, data, msg } = await answer('POST', `${path}/create`, draft);
  expect([code, msg]).toEqual([0, '']);
  return data as number;
}

it('says of every declared list that its records can be brought back, and of no other', async () => {
  for (const { page } of [dictType, dictData, config, property, propertyValue])
    expect((await answer('GET', page.path)).data).toMatchObject({ offers: expect.arrayContaining(['restore']) as string[] });

  expect((await answer('GET', '/bpm/model/page')).data).toHaveProperty('offers', ['views']);
});

it('brings a record back as it was, at its place, with another revision', async () => {
  const older = await make('/system/dict-type', { name: '先', type: 'restore_a', status: 0, remark: '备注' });
  await make('/system/dict-type', { name: '后', type: 'restore_b', status: 0 });
  const before = (await answer('GET', '/system/dict-type/page?type=restore_')).data as { list: { revision: number }[] };
  await answer('DELETE', `/system/dict-type/delete?id=${older}`);

  expect(await restore('/system/dict-type', older)).toEqual(DONE);

  const after = (await answer('GET', '/system/dict-type/page?type=restore_')).data as typeof before;
  const plain = ({ revision: _, ...row }: { revision: number }) => row;
  expect(after.list.map(plain)).toEqual(before.list.map(plain));
  expect(after.list[1]?.revision).toBeGreaterThan(before.list[1]?.revision ?? Infinity);
});

it('leaves a record that is there as it is, so that a lost answer can be asked for again', async () => {
  const id = await make('/product/property', { name: '恢复颜色' });
  await answer('DELETE', `/product/property/delete?id=${id}`);
  expect(await restore('/product/property', id)).toEqual(DONE);
  const once = await answer('GET', `/product/property/get?id=${id}`);

  expect(await restore('/product/property', id)).toEqual(DONE);
  expect(await answer('GET', `/product/property/get?id=${id}`)).toEqual(once);
});

it('says so when there never was such a record, or it is too late', async () => {
  const id = await make('/system/dict-type', { name: '久', type: 'long_ago', status: 0 });
  await answer('DELETE', `/system/dict-type/delete?id=${id}`);

  expect(await restore('/system/dict-type', 999_999)).toMatchObject({ code: dictType.codes.missing });
  app.clock.now += 10 * 60_000 + 1;
  expect(await restore('/system/dict-type', id)).toEqual({ code: 410, data: null, msg: '删除已超过 10 分钟，不能恢复' });
  expect((await answer('GET', `/system/dict-type/get?id=${id}`)).data).toBeNull();
});

it('says what stands against it when another record has its key by now', async () => {
  const draft = { name: '占用', type: 'in_use', status: 0 };
  const id = await make('/system/dict-type', draft);
  await answer('DELETE', `/system/dict-type/delete?id=${id}`);
  await make('/system/dict-type', { ...draft, name: '另一个' });

  expect(await restore('/system/dict-type', id)).toEqual({ code: 1002006004, data: null, msg: '已经存在该类型的字典类型' });
});

it('does not bring back what belongs to a record that is gone', async () => {
  await make('/system/dict-type', { name: '父', type: 'parent', status: 0 });
  const entry = await make('/system/dict-data', { dictType: 'parent', label: '子', value: '1', sort: 0, status: 0 });
  const [{ id: parent }] = ((await answer('GET', '/system/dict-type/page?type=parent')).data as { list: [{ id: number }] }).list;
  await answer('DELETE', `/system/dict-data/delete?id=${entry}`);
  await answer('DELETE', `/system/dict-type/delete?id=${parent}`);
  const size = await make('/product/property', { name: '尺寸' });
  const value = await make('/product/property/value', { propertyId: size, name: '大' });
  await answer('DELETE', `/product/property/value/delete?id=${value}`);
  await answer('DELETE', `/product/property/delete?id=${size}`);

  expect(await restore('/system/dict-data', entry)).toMatchObject({ code: 1002006001, msg: '当前字典类型不存在' });
  expect(await restore('/product/property/value', value)).toMatchObject({ code: property.codes.missing, msg: '属性项不存在' });
});

it('finds a row of the own tenant alone', async () => {
  const id = await make('/product/property', { name: '别家' });
  await answer('DELETE', `/product/property/delete?id=${id}`);
  await app.database.db.update(properties).set({ tenantId: 121 }).where(eq(properties.id, id));

  expect(await restore('/product/property', id)).toMatchObject({ code: property.codes.missing });
});

it('asks for the right to delete, and stands in the log of operations', async () => {
  const guest = (await app.signIn('guest', SEEDED_PASSWORD)).accessToken;
  await app.database.db.delete(operateLogs);

  expect(await app.answer('PUT', '/system/dict-type/restore?id=1', { token: guest })).toMatchObject({ code: 403 });

  await expect.poll(() => app.database.db.$count(operateLogs)).toBe(1);
  const [row] = await app.database.db.select().from(operateLogs);
  expect(row).toMatchObject({ requestMethod: 'PUT', requestUrl: '/system/dict-type/restore', recordId: '1', resultCode: 403 });
});
