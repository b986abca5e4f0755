import type { SpuDetail, SpuRow } from '@zhilv/contract/mall';
import { skuDraft, spuDraft } from '@zhilv/testing/mall/spu-draft';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../../system/user/seededPasswords.ts';
import { skus } from '../sku.table.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('mallstaff', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/product/spu${path}`, { token, body });

const create = async (change: object = {}) => (await answer('POST', '/create', spuDraft(change))).data as number;

const detail = async (id: number) => (await answer('GET', `/get-detail?id=${id}`)).data as SpuDetail;

const pageOf = async (query: string) =>
  (await answer('GET', `/page?${query}`)).data as { list: SpuRow[]; total: number; offers: string[] };

describe('the list of goods', () => {
  it('shows each tab, and counts them all at once', async () => {
    const counts = (await answer('GET', '/get-count')).data as Record<string, number>;

    for (const tab of [0, 1, 2, 3, 4]) expect((await pageOf(`tabType=${tab}`)).total).toBe(counts[tab]);
    expect(Object.values(counts).every((count) => count > 0)).toBe(true);
    const all = (await pageOf('')).total;
    expect(all).toBe((counts[0] ?? 0) + (counts[1] ?? 0) + (counts[4] ?? 0));
    expect((await pageOf('tabType=9')).total).toBe(all);
  });

  it('puts the greatest sort first, is narrowed by name, category and time, and is sorted by price', async () => {
    const last = await create({ name: '排序甲', sort: 1 });
    const first = await create({ name: '排序乙', sort: 9, categoryId: 40, skus: [skuDraft({ price: 5 })] });
    const name = encodeURIComponent('排序');

    expect((await pageOf(`name=${name}`)).list.map(({ id }) => id)).toEqual([first, last]);
    expect((await pageOf(`name=${name}&categoryId=38`)).list.map(({ id }) => id)).toEqual([last]);
    expect((await pageOf(`name=${name}&categoryId=37`)).list.map(({ id }) => id)).toEqual([first, last]);
    expect((await pageOf(`name=${name}&sortField=price&sortOrder=desc`)).list.map(({ id }) => id)).toEqual([last, first]);
    const before = encodeURIComponent('2020-01-01 00:00:00');
    expect((await pageOf(`name=${name}&createTime[1]=${before}`)).total).toBe(0);
  });

  it('carries short descriptions alone', async () => {
    await create({ name: '长短甲', description: '<p>短</p>' });
    await create({ name: '长短乙', description: `<p>${'长'.repeat(3000)}</p>` });

    const { list } = await pageOf(`name=${encodeURIComponent('长短')}`);

    expect(list.map(({ description }) => description)).toEqual([null, '<p>短</p>']);
  });

  it('goes on sale, off sale, into the recycle bin and away for ever', async () => {
    const id = await create();
    for (const status of [0, 1, -1, 0, -1]) {
      expect((await answer('PUT', '/update-status', { id, status })).data).toBe(true);
      expect((await detail(id)).status).toBe(status);
    }

    expect((await answer('DELETE', `/delete?id=${id}`)).data).toBe(true);

    expect((await answer('GET', `/get-detail?id=${id}`)).code).toBe(1008005000);
    expect(await app.database.db.$count(skus, eq(skus.spuId, id))).toBe(1);
    const left = await app.database.db.select({ deleted: skus.deleted }).from(skus).where(eq(skus.spuId, id));
    expect(left).toEqual([{ deleted: true }]);
  });

  it('tells of changes, and that it does', async () => {
    const id = await create({ name: '改前' });
    await answer('PUT', '/update', spuDraft({ id, name: '改后' }));

    const { data } = await answer('GET', `/changes?id=${id}`);

    expect((await pageOf('pageSize=1')).offers).toContain('changes');
    expect(data).toMatchObject([
      { action: 'update', fields: [{ field: 'name', before: '改前', after: '改后' }] },
      { action: 'create' },
    ]);
    expect((data as { fields: unknown[] }[])[1]?.fields).toContainEqual({ field: 'price', before: null, after: 1999 });
  });

  it('gives goods by their ids in the order asked for, and those on sale for selectors', async () => {
    const { data } = await answer('GET', '/list?spuIds=8,7&spuIds=999999');
    const simple = (await answer('GET', '/list-all-simple')).data as { id: number }[];

    expect((data as SpuDetail[]).map(({ id, skus: own }) => [id, own?.length])).toEqual([
      [8, 2],
      [7, 1],
    ]);
    expect(simple.map(({ id }) => id)).toContain(7);
    expect(simple.map(({ id }) => id)).not.toContain(17);
  });

  it('is written as a workbook', async () => {
    const response = await app.fetch('GET', '/product/spu/export?tabType=4', { token });

    expect(response.headers.get('X-Total-Rows')).toBe(String((await pageOf('tabType=4')).total));
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });
});
