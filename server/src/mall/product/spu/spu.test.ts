import type { SpuDetail } from '@zhilv/contract/mall';
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
