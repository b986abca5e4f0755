import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { skus } from './sku.table.ts';
import { spus } from './spu.table.ts';
import { addSales, giveBackStock, type StockLine, takeStock } from './stock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.database.close());

const TENANT = { tenantId: 1 };
const take = (...lines: StockLine[]) => app.database.db.transaction((tx) => takeStock(tx, TENANT, lines));
const giveBack = (...lines: StockLine[]) => app.database.db.transaction((tx) => giveBackStock(tx, TENANT, lines));

/** The stock of goods, and of their variants. */
async function stockOf(spuId: number) {
  const { db } = app.database;
  const [spu] = await db.select({ stock: spus.stock, updateTime: spus.updateTime }).from(spus).where(eq(spus.id, spuId));
  const own = await db.select({ id: skus.id, stock: skus.stock }).from(skus).where(eq(skus.spuId, spuId)).orderBy(skus.id);
  return { ...spu, skus: own.map(({ stock }) => stock) };
}

describe('stock', () => {
  it('is taken from variant and goods, in the order of the lines, and leaves no stamp', async () => {
    const before = await stockOf(8);

    const sold = await take({ skuId: 10, count: 2 }, { skuId: 9, count: 1 }, { skuId: 10, count: 1 });

    expect(sold.map(({ skuId, count, price, spuName }) => [skuId, count, price, spuName])).toEqual([
      [10, 2, 19800, '手绘山水丝巾'],
      [9, 1, 16800, '手绘山水丝巾'],
      [10, 1, 19800, '手绘山水丝巾'],
    ]);
    expect(await stockOf(8)).toEqual({ stock: 27, skus: [4, 23], updateTime: before.updateTime });
    await giveBack({ skuId: 10, count: 3 }, { skuId: 9, count: 1 });
    expect(await stockOf(8)).toEqual(before);
  });

  it('is not taken at all where one line has too little', async () => {
    const before = [await stockOf(7), await stockOf(8)];

    await expect(take({ skuId: 8, count: 1 }, { skuId: 9, count: 6 })).rejects.toMatchObject({
      code: 1008006004,
      message: '商品 SKU 库存不足：「手绘山水丝巾（小号，远山）」',
    });
    await expect(take({ skuId: 9, count: 3 }, { skuId: 9, count: 3 })).rejects.toMatchObject({ code: 1008006004 });

    expect([await stockOf(7), await stockOf(8)]).toEqual(before);
  });

  it('is not taken of goods that are off sale, or missing, or of others’', async () => {
    await expect(take({ skuId: 2000, count: 1 })).rejects.toMatchObject({
      code: 1008005003,
      message: '商品 SPU【编草遮阳帽】不处于上架状态',
    });
    await expect(take({ skuId: 999999, count: 1 })).rejects.toMatchObject({ code: 1008006000 });
    const foreign = app.database.db.transaction((tx) => takeStock(tx, { tenantId: 2 }, [{ skuId: 8, count: 1 }]));
    await expect(foreign).rejects.toMatchObject({ code: 1008006000 });
  });

  it('comes back to goods that were recycled, and is not added to those whose variant is gone', async () => {
    const { db } = app.database;
    await take({ skuId: 1900, count: 2 }, { skuId: 1901, count: 1 });
    await db.update(spus).set({ status: -1 }).where(eq(spus.id, 19));
    await db.update(skus).set({ deleted: true }).where(eq(skus.id, 1901));
    const before = await stockOf(19);

    await giveBack({ skuId: 1900, count: 2 }, { skuId: 1901, count: 1 });

    const after = await stockOf(19);
    expect(after.skus).toEqual([140, 95, 120]);
    expect(after.stock).toBe((before.stock ?? 0) + 2);
  });

  it('is counted as sold, and no more where it came back', async () => {
    const { db } = app.database;
    const sold = async () => (await db.select({ count: spus.salesCount }).from(spus).where(eq(spus.id, 7)))[0]?.count ?? 0;
    const before = await sold();

    await db.transaction((tx) =>
      addSales(tx, TENANT, [
        { spuId: 7, count: 2 },
        { spuId: 7, count: 3 },
      ]),
    );
    expect(await sold()).toBe(before + 5);
    await db.transaction((tx) => addSales(tx, TENANT, [{ spuId: 7, count: -5 }]));
    expect(await sold()).toBe(before);
  });

  it('that is without limit stays so when pieces of it come back, and so do sales', async () => {
    const { db } = app.database;
    const most = 2_147_483_647;
    await db.update(skus).set({ stock: most }).where(eq(skus.id, 1902));
    await db.update(spus).set({ stock: most, salesCount: most }).where(eq(spus.id, 19));

    await giveBack({ skuId: 1902, count: 2 });
    await db.transaction((tx) => addSales(tx, TENANT, [{ spuId: 19, count: 2 }]));

    const after = await stockOf(19);
    expect([after.stock, after.skus.at(-1)]).toEqual([most, most]);
    expect((await db.select({ count: spus.salesCount }).from(spus).where(eq(spus.id, 19)))[0]?.count).toBe(most);
  });

  it('is enough for exactly so many of those who buy at once', async () => {
    const [{ stock } = { stock: 0 }] = await app.database.db.select({ stock: skus.stock }).from(skus).where(eq(skus.id, 1800));

    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => take({ skuId: 1800, count: 1 })));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(stock);
    expect((await stockOf(18)).skus).toEqual([0]);
  });

  it('of goods stays the sum of that of their variants, whatever is taken, given back and saved', async () => {
    const { db } = app.database;
    const token = (await app.signIn('mallstaff', SEEDED_PASSWORD)).accessToken;
    const random = new SeededRandom(2026);
    const taken: StockLine[] = [];
    for (let step = 0; step < 60; step += 1) {
      const line = { skuId: random.pick([9, 10]), count: 1 + random.below(3) };
      const back = taken.pop();
      if (random.below(3) === 0 && back !== undefined) await giveBack(back);
      else {
        if (back !== undefined) taken.push(back);
        if (
          await take(line).then(
            () => true,
            () => false,
          )
        )
          taken.push(line);
      }
      if (step % 10 === 0) await save(token);
    }
    const rows = await db
      .select({ spuId: skus.spuId, stock: sql<number>`sum(${skus.stock})::integer`, price: sql<number>`min(${skus.price})` })
      .from(skus)
      .where(inArray(skus.spuId, [8]))
      .groupBy(skus.spuId);
    const [spu] = await db.select({ stock: spus.stock, price: spus.price }).from(spus).where(eq(spus.id, 8));
    expect(spu).toEqual({ stock: rows[0]?.stock, price: rows[0]?.price });
  });

  /** Saves the goods as an editor does that has just read them, with one more of each. */
  async function save(token: string): Promise<void> {
    const { data } = await app.answer('GET', '/product/spu/get-detail?id=8', { token });
    const read = data as { skus: { stock: number }[] };
    const body = { ...read, skus: read.skus.map((sku) => ({ ...sku, stock: sku.stock + 1, stockRead: sku.stock })) };
    expect(await app.answer('PUT', '/product/spu/update', { token, body })).toMatchObject({ code: 0 });
  }
});
