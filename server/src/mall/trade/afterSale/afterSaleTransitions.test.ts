import type { Id } from '@zhilv/contract';
import { type AfterSaleAction, allowedAfterSaleActions } from '@zhilv/contract/mall';
import { startTestShop, type TestShop } from '@zhilv/testing/mall/start-test-shop';
import { REFUND_ONLY, RETURN, testCases, type TestCases } from '@zhilv/testing/mall/test-cases';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let shop: TestShop;
let cases: TestCases;
beforeAll(async () => {
  shop = await startTestShop();
  cases = await testCases(shop);
});
afterAll(() => shop.app.database.close());

const STATES: Readonly<
  Record<string, { readonly status: number; readonly after: readonly AfterSaleAction[]; readonly way?: number }>
> = {
  'applied for': { status: 10, after: [] },
  'agreed to': { status: 20, after: ['agree'] },
  'shipped back': { status: 30, after: ['agree', 'deliver'] },
  received: { status: 40, after: ['agree', 'deliver', 'receive'] },
  'agreed to without goods': { status: 40, after: ['agree'], way: REFUND_ONLY },
  done: { status: 50, after: ['agree', 'deliver', 'receive', 'refund'] },
  cancelled: { status: 61, after: ['cancel'] },
  refused: { status: 62, after: ['disagree'] },
  'refused at the door': { status: 63, after: ['agree', 'deliver', 'refuse'] },
};

/** The actions that each status lets through. */
const ALLOWED: Readonly<Record<number, readonly AfterSaleAction[]>> = {
  10: ['agree', 'disagree', 'cancel'],
  20: ['deliver', 'cancel'],
  30: ['receive', 'refuse', 'cancel'],
  40: ['refund'],
  50: [],
  61: [],
  62: [],
  63: [],
};

const REFUSAL: Readonly<Record<AfterSaleAction, readonly [code: number, words: string]>> = {
  agree: [1_011_000_106, '审批失败，售后状态不处于审批中'],
  disagree: [1_011_000_106, '审批失败，售后状态不处于审批中'],
  deliver: [1_011_000_108, '退货失败，售后单状态不处于【待买家退货】'],
  receive: [1_011_000_109, '确认收货失败，售后单状态不处于【待确认收货】'],
  refuse: [1_011_000_109, '确认收货失败，售后单状态不处于【待确认收货】'],
  refund: [1_011_000_110, '退款失败，售后单状态不是【待退款】'],
  cancel: [1_011_000_111, '取消售后单失败，售后单状态不是【待审核】或【卖家同意】或【商家待收货】'],
};

const actions = Object.keys(REFUSAL) as AfterSaleAction[];

describe.each(Object.entries(STATES))('a case that is %s', (_state, { status, after, way = RETURN }) => {
  const allowed = ALLOWED[status] ?? [];
  let id: Id;
  let before: readonly unknown[];
  const looks = async () => [await contentsOf(shop.app.database.db, 'all'), await cases.detailOf(id)];
  beforeAll(async () => {
    id = await cases.caseAfter(after, { way });
    before = await looks();
  });
  afterAll(async () => expect(await looks()).toEqual(before));

  it.each(actions.filter((action) => !allowed.includes(action)))('refuses %s, and stays as it is', async (action) => {
    const [code, msg] = REFUSAL[action];

    expect(await cases.act[action](id)).toEqual({ code, data: null, msg });
    expect(await cases.detailOf(id)).toEqual(before[1]);
  });

  it('has this status, and pages offer what it lets through', async () => {
    const found = await cases.detailOf(id);

    expect(found.status).toBe(status);
    expect([...allowedAfterSaleActions(found)].toSorted()).toEqual([...allowed].toSorted());
  });
});

it.each(actions)('%s finds no case of an unknown id', async (action) => {
  expect(await cases.act[action](999_999)).toEqual({ code: 1_011_000_100, data: null, msg: '售后单不存在' });
});

describe('an item', () => {
  it.each([
    [{ refundPrice: 3999 }, 1_011_000_101, '申请退款金额错误'],
    [{ refundPrice: 0 }, 400, '请求参数不正确:退款金额必须大于 0'],
    [{ refundPrice: null }, 400, '请求参数不正确:退款金额不能为空'],
    [{ applyReason: '' }, 400, '请求参数不正确:申请原因不能为空'],
    [{ way: 30 }, 400, '请求参数不正确:售后方式不正确'],
    [{ orderItemId: 999_999 }, 1_011_000_010, '交易订单项不存在'],
  ])('is not asked back with %o', async (changed, code, msg) => {
    const { items } = await cases.ordered();
    const before = await contentsOf(shop.app.database.db, 'all');

    expect(await cases.apply(items[0], changed)).toEqual({ code, data: null, msg });
    expect(await contentsOf(shop.app.database.db, 'all')).toEqual(before);
  });

  it('is asked back of a paid order that is open, and its goods of one that was sent', async () => {
    const unpaid = await shop.place([[cases.goods.skuId, 1]]);
    const itemOf = async (id: Id) => (await shop.orderOf(id)).items?.[0]?.id;
    expect(await cases.apply(await itemOf(unpaid))).toMatchObject({ code: 1_011_000_103, msg: '订单未支付，无法申请售后' });
    await shop.answer('PUT', `/trade/order/cancel?id=${unpaid}`);
    expect(await cases.apply(await itemOf(unpaid))).toMatchObject({ code: 1_011_000_102, msg: '订单已关闭，无法申请售后' });

    const { items } = await cases.ordered({ isDelivered: false });
    expect(await cases.apply(items[0])).toMatchObject({ code: 1_011_000_104, msg: '订单未发货，无法申请【退货退款】售后' });
    expect(await cases.apply(items[0], { way: REFUND_ONLY })).toMatchObject({ code: 0 });
  });

  it('has one open case, also of two that are opened at once, and another after that came to nothing', async () => {
    const { id, items } = await cases.ordered();

    const answers = await Promise.all([cases.apply(items[0]), cases.apply(items[0]), cases.apply(items[0])]);

    const codes = answers.map(({ code }) => code).toSorted((one, two) => one - two);
    expect(codes).toEqual([0, 1_011_000_105, 1_011_000_105]);
    expect(await cases.apply(items[0])).toMatchObject({ code: 1_011_000_105, msg: '订单项已申请售后，无法重复申请' });
    expect((await shop.orderOf(id)).items?.map(({ afterSaleStatus }) => afterSaleStatus)).toEqual([10, 0]);
    await cases.act.cancel(answers.find(({ code }) => code === 0)?.data as Id);
    expect((await shop.orderOf(id)).items?.map(({ afterSaleStatus }) => afterSaleStatus)).toEqual([0, 0]);
    expect(await cases.apply(items[0])).toMatchObject({ code: 0 });
  });
});
