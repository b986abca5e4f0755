import { payChannel, type PayOrder, payOrder } from '@zhilv/contract/pay';
import { ApiError } from '@zhilv/platform';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import { loadCashier } from './loadCashier.ts';

/** Loads what a cashier begins with, in the session of an administrator. */
async function start() {
  await renderPage({ Component: () => null }, '/pay/cashier');
  const [orders, codes] = [new PageCalls(payOrder.get), new PageCalls(payChannel.enabledCodes)];
  const load = (query: string, signal: AbortSignal | null = null) =>
    loadCashier({ request: new Request(`http://localhost/pay/cashier${query}`, { signal }) });
  return { orders, codes, load };
}

const ofOwnOrder = async (): Promise<string> => `?id=${String((await new OwnRecords().makePayOrder()).id)}`;

it('begins with the order and the channels of its application', async () => {
  const { codes, load } = await start();

  const { order, codes: loaded, failure } = await load(await ofOwnOrder());

  expect(order?.status).toBe(0);
  expect(loaded).toContain('mock');
  expect(failure).toBeNull();
  expect(codes.sent.map(({ search }) => search)).toEqual([`?appId=${String(order?.appId)}`]);
});

it.each(['', '?id=', '?id=1x', '?id=-1', '?id=1.5', '?id=%201', `?id=${'9'.repeat(20)}`, '?id=../1'])(
  'asks nobody for what is no order at “%s”',
  async (query) => {
    const { orders, load } = await start();

    await expect(load(query)).resolves.toEqual({ order: null, codes: null, failure: null });
    expect(orders.sent).toEqual([]);
  },
);

it.each([10, 20, 30])('asks for no channels of an order that cannot be paid any more, as of the state %i', async (status) => {
  const { orders, codes, load } = await start();
  orders.change((order: PayOrder) => ({ ...order, status }));

  await expect(load(await ofOwnOrder())).resolves.toMatchObject({ order: { status }, codes: null, failure: null });
  expect(codes.sent).toEqual([]);
});

it('has an order paid although nobody can tell by which channels', async () => {
  const { codes, load } = await start();
  codes.refuse(403, '没有该操作权限');

  await expect(load(await ofOwnOrder())).resolves.toMatchObject({ order: { status: 0 }, codes: null, failure: null });
});

it('tells why an order cannot be had from one that is not there', async () => {
  const { orders, load } = await start();
  await expect(load('?id=999999999')).resolves.toEqual({ order: null, codes: null, failure: null });
  orders.refuse(500, '系统异常');

  const { order, failure } = await load('?id=999999999');

  expect(order).toBeNull();
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure?.message).toBe('系统异常');
});
