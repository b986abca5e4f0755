import type { Id } from '@zhilv/contract';
import { endingBefore, Killed } from '@zhilv/testing/process/ending-before';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { startTestShop, type TestGoods, type TestShop } from '@zhilv/testing/mall/start-test-shop';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { due as orderExpiry } from './orderExpiry.due.ts';

let shop: TestShop;
let goods: TestGoods;
beforeAll(async () => {
  shop = await startTestShop();
  shop.app.clock.now += 3 * HOUR_MS;
  await shop.app.due('order-expiry');
  goods = await shop.sell({ stock: 10 });
});
afterAll(() => shop.app.database.close());

const HOUR_MS = 3_600_000;

it('a server that is killed anywhere in the midst of expired orders leaves all as it was, and the next one does it', async () => {
  const { app } = shop;
  const { db } = app.database;
  const ids: Id[] = [await shop.place([[goods.skuId, 2]]), await shop.place([[goods.skuId, 1]])];
  app.clock.now += 3 * HOUR_MS;
  const before = await contentsOf(db, 'all');
  const run = (database: Database) =>
    orderExpiry.run({
      db: database,
      clock: () => app.clock.now,
      settings: app.settings,
      send: () => Promise.reject(new Error('Nothing is sent.')),
      wake: () => {},
    });

  let question = 0;
  let done: number | null = null;
  while (done === null) {
    done = await run(endingBefore(db, question)).catch((error: unknown) => {
      if (error instanceof Killed) return null;
      throw error;
    });
    if (done === null) expect(await contentsOf(db, 'all'), `killed before question ${question + 1}`).toEqual(before);
    question += 1;
  }

  expect(question).toBeGreaterThan(8);
  expect(done).toBe(2);
  expect(await shop.goodsOf(goods.spuId)).toMatchObject({ stock: 10 });
  for (const id of ids) expect(await shop.orderOf(id)).toMatchObject({ status: 40, logs: [{}, { content: '取消订单' }] });
});
