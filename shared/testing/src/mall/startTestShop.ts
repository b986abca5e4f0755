import { randomUUID } from 'node:crypto';
import type { Id } from '@zhilv/contract';
import type { OrderDetail, SpuDetail } from '@zhilv/contract/mall';
import { SEEDED_PASSWORD } from '@zhilv/server/database';
import { startTestApp, type TestApp } from '../server/startTestApp.ts';
import { skuDraft, spuDraft } from './spuDraft.ts';

interface Envelope {
  readonly code: number;
  readonly data: unknown;
  readonly msg: string;
}

/** Goods that a test sells. */
export interface TestGoods {
  readonly spuId: Id;
  readonly skuId: Id;
}

/** The shop of a new installation, with what tests do in it. Close the database of its app. */
export interface TestShop {
  readonly app: TestApp;
  /** Calls as who may do everything. */
  readonly answer: (method: string, path: string, body?: object) => Promise<Envelope>;
  /** Puts goods of one kind on sale. @param price in fen */
  readonly sell: (goods: { readonly stock: number; readonly price?: number }) => Promise<TestGoods>;
  /** Places an order, and gives its id. */
  readonly place: (lines: readonly (readonly [skuId: Id, count: number])[], changed?: object) => Promise<Id>;
  /** The body of such an order. */
  readonly draft: (lines: readonly (readonly [skuId: Id, count: number])[], changed?: object) => object;
  /** Pays an order, and tells the shop. */
  readonly pay: (orderId: Id) => Promise<void>;
  /** Pays an order, of which the shop is not told yet. */
  readonly payUntold: (orderId: Id) => Promise<void>;
  readonly orderOf: (id: Id) => Promise<OrderDetail>;
  readonly goodsOf: (spuId: Id) => Promise<SpuDetail>;
}

/** A courier of the demonstration that is on, and a store. */
export const COURIER = 3;
export const STORE = 2;

const DAY_MS = 86_400_000;

let serial = 0;

/** For tests of orders: the demonstration's shop, in which only what a test sells is bought. */
export async function startTestShop(): Promise<TestShop> {
  // Orders expire while tests go on, and nobody has to sign in again for that.
  const app = await startTestApp({
    settings: { accessTokenMs: 30 * DAY_MS, refreshTokenMs: 30 * DAY_MS, refreshTokenIdleMs: 30 * DAY_MS },
  });
  const token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
  const answer: TestShop['answer'] = (method, path, body) => app.answer(method, path, { token, body });

  async function made(method: string, path: string, body?: object): Promise<unknown> {
    const { code, data, msg } = await answer(method, path, body);
    if (code !== 0) throw new Error(`${method} ${path} was refused: ${code} ${msg}`);
    return data;
  }

  const goodsOf = async (spuId: Id) => (await made('GET', `/product/spu/get-detail?id=${spuId}`)) as SpuDetail;
  const orderOf = async (id: Id) => (await made('GET', `/trade/order/get-detail?id=${id}`)) as OrderDetail;

  const sell: TestShop['sell'] = async ({ stock, price = 1000 }) => {
    const spuId = (await made('POST', '/product/spu/create', goodsDraft({ stock, price }))) as Id;
    const [sku] = (await goodsOf(spuId)).skus ?? [];
    if (sku === undefined) throw new Error('The goods have no SKU.');
    return { spuId, skuId: sku.id };
  };

  const place: TestShop['place'] = async (lines, changed) =>
    (await made('POST', '/trade/order/create', orderDraft(lines, changed))) as Id;

  async function payUntold(orderId: Id): Promise<void> {
    const { payOrderId } = await orderOf(orderId);
    await made('POST', '/pay/order/submit', { id: payOrderId, channelCode: 'mock' });
  }

  async function pay(orderId: Id): Promise<void> {
    await payUntold(orderId);
    await app.due('pay-notify');
  }

  return { app, answer, sell, place, draft: orderDraft, pay, payUntold, orderOf, goodsOf };
}

function goodsDraft({ stock, price }: { readonly stock: number; readonly price: number }): object {
  serial += 1;
  const name = `试卖商品 ${serial}`;
  return spuDraft({ name, status: 1, skus: [skuDraft({ name, price, stock })] });
}

const orderDraft: TestShop['draft'] = (lines, changed = {}) => ({
  requestId: randomUUID(),
  mobile: '13900000001',
  nickname: '试买',
  items: lines.map(([skuId, count]) => ({ skuId, count })),
  deliveryType: 1,
  receiverName: '沈知微',
  receiverMobile: '13900000001',
  receiverAreaId: 330106,
  receiverDetailAddress: '北山街 18 号',
  ...changed,
});
