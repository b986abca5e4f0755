import type { SpuDetail, SpuRow } from '@zhilv/contract/mall';
import { skuDraft, spuDraft, variantDraft } from '@zhilv/testing/mall/spu-draft';
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

async function create(change: object = {}): Promise<number> {
  const { code, data, msg } = await answer('POST', '/create', spuDraft(change));
  expect({ code, msg }).toEqual({ code: 0, msg: '' });
  return data as number;
}

const detail = async (id: number) => (await answer('GET', `/get-detail?id=${id}`)).data as SpuDetail & { skus: { id: number }[] };

const pageOf = async (query: string) =>
  (await answer('GET', `/page?${query}`)).data as { list: SpuRow[]; total: number; offers: string[] };

const small = variantDraft(
  [
    [19, 22],
    [20, 24],
  ],
  { price: 1500, marketPrice: 5000, costPrice: 900, stock: 5 },
);
const large = variantDraft(
  [
    [19, 23],
    [20, 24],
  ],
  { price: 1800, marketPrice: 4000, costPrice: 800, stock: 6 },
);

describe('goods', () => {
  it('are made with one variant, which has the default pair and the name of the goods', async () => {
    const id = await create({ name: '单规格', sliderPicUrls: undefined, activityOrders: undefined });

    expect(await detail(id)).toMatchObject({
      id,
      name: '单规格',
      status: 1,
      sliderPicUrls: null,
      activityOrders: null,
      price: 1999,
      stock: 100,
      salesCount: 0,
      skus: [
        {
          name: '单规格',
          weight: 0.5,
          volume: 0.01,
          properties: [{ propertyId: 0, propertyName: '默认', valueId: 0, valueName: '默认' }],
        },
      ],
    });
  });

  it('repeat the lowest prices and the sum of the stock, and name properties as they are called', async () => {
    const id = await create({ specType: true, skus: [small, large] });

    const made = await detail(id);

    expect(made).toMatchObject({ price: 1500, marketPrice: 4000, costPrice: 800, stock: 11 });
    expect(made.skus.map(({ properties }) => properties)).toEqual([
      [
        { propertyId: 19, propertyName: '大小', valueId: 22, valueName: '小号' },
        { propertyId: 20, propertyName: '款式', valueId: 24, valueName: '远山' },
      ],
      [
        { propertyId: 19, propertyName: '大小', valueId: 23, valueName: '大号' },
        { propertyId: 20, propertyName: '款式', valueId: 24, valueName: '远山' },
      ],
    ]);
  });

  it('keep nothing of a description that could run', async () => {
    const id = await create({ description: '<p onclick="x()">茶</p><script>x()</script><img src="/a.png" onerror="x()">' });

    const { description } = await detail(id);
    expect(description).toMatch(/^<p>茶<\/p><img [^>]*src="\/a.png"[^>]*>$/);
    expect(description).not.toMatch(/script|onerror|onclick/);
  });

  it('keep the ids of variants that stay, lose those that go, and put them into the order that is sent', async () => {
    const id = await create({ specType: true, skus: [small, large] });
    const [first, second] = (await detail(id)).skus;
    const third = variantDraft(
      [
        [19, 22],
        [20, 25],
      ],
      { price: 100, stock: 1 },
    );

    const kept = { ...large, id: second?.id, price: 1700 };
    expect((await answer('PUT', '/update', spuDraft({ id, specType: true, skus: [third, kept] }))).data).toBe(true);

    const changed = await detail(id);
    expect(changed.skus).toHaveLength(2);
    expect(changed.skus[1]).toMatchObject({ id: second?.id, price: 1700 });
    expect(changed.skus.map((sku) => sku.id)).not.toContain(first?.id);
    expect(changed).toMatchObject({ price: 100, stock: 7 });
  });

  it('find variants by their properties where an editor sends no ids', async () => {
    const id = await create({ specType: true, skus: [small, large] });
    const ids = (await detail(id)).skus.map((sku) => sku.id);

    await answer('PUT', '/update', spuDraft({ id, specType: true, skus: [large, small] }));

    expect((await detail(id)).skus.map((sku) => sku.id)).toEqual(ids.toReversed());
  });

  it('let two variants exchange their properties', async () => {
    const id = await create({ specType: true, skus: [small, large] });
    const [first, second] = (await detail(id)).skus;

    const exchanged = [
      { ...small, id: second?.id },
      { ...large, id: first?.id },
    ];
    expect((await answer('PUT', '/update', spuDraft({ id, specType: true, skus: exchanged }))).code).toBe(0);

    expect((await detail(id)).skus.map((sku) => sku.id)).toEqual([second?.id, first?.id]);
  });

  it('change from one variant to several and back', async () => {
    const id = await create();

    expect((await answer('PUT', '/update', spuDraft({ id, specType: true, skus: [small, large] }))).code).toBe(0);
    expect(await detail(id)).toMatchObject({ specType: true, stock: 11 });
    expect((await answer('PUT', '/update', spuDraft({ id }))).code).toBe(0);
    expect((await detail(id)).skus).toHaveLength(1);
  });

  it('take up to 600 variants of three properties', async () => {
    const values = await makeValues(24);
    const many = values.flatMap((value) =>
      [50, 51, 52, 53, 54].flatMap((colour) => [100, 101, 102, 103, 104].map((size) => [colour, size, value] as const)),
    );
    const variants = many.map(([colour, size, value]) =>
      variantDraft([
        [1, colour],
        [2, size],
        [PROPERTY.id, value],
      ]),
    );

    const id = await create({ specType: true, skus: variants });

    expect((await detail(id)).skus).toHaveLength(600);
    const { code, msg } = await answer('POST', '/create', spuDraft({ specType: true, skus: [...variants, variants[0]] }));
    expect({ code, msg }).toEqual({ code: 400, msg: '请求参数不正确:商品 SKU 不能超过 600 个' });
  });

  it('refuse a change of goods that somebody else has changed, and take one of goods that were bought', async () => {
    const id = await create();
    const {
      revision,
      skus: [sku],
    } = await detail(id);
    await app.database.db.update(skus).set({ stock: 97 }).where(eq(skus.spuId, id));

    const bought = spuDraft({ id, revision, skus: [skuDraft({ id: sku?.id, stock: 110, stockRead: 100 })] });
    expect(await answer('PUT', '/update', bought)).toMatchObject({ code: 0 });
    expect(await detail(id)).toMatchObject({ stock: 107 });
    expect(await answer('PUT', '/update', bought)).toMatchObject({ code: 409 });
  });

  it('refuse to take back more than was left meanwhile', async () => {
    const id = await create();
    const [sku] = (await detail(id)).skus;
    await app.database.db.update(skus).set({ stock: 3 }).where(eq(skus.spuId, id));

    const emptied = spuDraft({ id, skus: [skuDraft({ id: sku?.id, stock: 0, stockRead: 100 })] });

    expect(await answer('PUT', '/update', emptied)).toMatchObject({ code: 1008006004, msg: '商品 SKU 库存不足' });
  });
});

const PROPERTY = { id: 0 };

/** Makes a property with so many values, and gives their ids. */
async function makeValues(count: number): Promise<number[]> {
  const make = async (path: string, body: object) =>
    (await app.answer('POST', `/product/property${path}/create`, { token, body })).data as number;
  PROPERTY.id = await make('', { name: '编号' });
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(await make('/value', { propertyId: PROPERTY.id, name: `第 ${index} 号` }));
  return ids;
}

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
