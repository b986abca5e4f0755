import type { Id } from '@zhilv/contract';
import type { AfterSaleAction, AfterSaleDetail } from '@zhilv/contract/mall';
import { COURIER, type TestGoods, type TestShop } from './startTestShop.ts';

/** The values of `trade_after_sale_way`. */
export const [REFUND_ONLY, RETURN] = [10, 20] as const;

type Answer = Awaited<ReturnType<TestShop['answer']>>;

/** An order whose items are asked back. */
interface AskedOrder {
  readonly id: Id;
  readonly items: readonly Id[];
}

/** What tests do with after-sale cases of a shop. */
export interface TestCases {
  /** Two items are bought of the first goods, for 39.98, and one of the others, for 88.00. */
  readonly goods: TestGoods;
  /** Places such an order, pays it, and has it delivered unless it says otherwise. */
  readonly ordered: (options?: { readonly isDelivered?: boolean }) => Promise<AskedOrder>;
  /** Opens a case for an item: its goods are to come back, and 19.99 of the money. */
  readonly apply: (orderItemId: Id | undefined, changed?: object) => Promise<Answer>;
  readonly act: Readonly<Record<AfterSaleAction, (id: Id) => Promise<Answer>>>;
  /** Opens a case for the first item of a new order, and goes so far with it. */
  readonly caseAfter: (steps: readonly AfterSaleAction[], changed?: object) => Promise<Id>;
  readonly detailOf: (id: Id) => Promise<AfterSaleDetail>;
}

/** For tests: opens after-sale cases in a shop. */
export async function testCases(shop: TestShop): Promise<TestCases> {
  const goods = await shop.sell({ stock: 900, price: 1999 });
  const other = await shop.sell({ stock: 900, price: 8800 });
  const put = (call: string, body?: object) => shop.answer('PUT', `/trade/after-sale/${call}`, body);

  const ordered: TestCases['ordered'] = async ({ isDelivered = true } = {}) => {
    const lines = [[goods.skuId, 2], [other.skuId, 1]] as const; // prettier-ignore
    const id = await shop.place(lines);
    await shop.pay(id);
    if (isDelivered) await shop.answer('PUT', '/trade/order/delivery', { id, logisticsId: COURIER, logisticsNo: 'SF1' });
    const { items } = await shop.orderOf(id);
    return { id, items: (items ?? []).map((item) => item.id) };
  };

  const apply: TestCases['apply'] = (orderItemId, changed = {}) =>
    shop.answer('POST', '/trade/after-sale/create', {
      orderItemId,
      way: RETURN,
      refundPrice: 1999,
      applyReason: '不想要了',
      ...changed,
    });

  const act: TestCases['act'] = {
    agree: (id) => put(`agree?id=${id}`),
    disagree: (id) => put('disagree', { id, auditReason: '不符合条件' }),
    deliver: (id) => put('deliver', { id, logisticsId: COURIER, logisticsNo: 'BACK1' }),
    receive: (id) => put(`receive?id=${id}`),
    refuse: (id) => put(`refuse?id=${id}&refuseMemo=${encodeURIComponent('货不对')}`),
    refund: (id) => put(`refund?id=${id}`),
    cancel: (id) => put(`cancel?id=${id}`),
  };

  const caseAfter: TestCases['caseAfter'] = async (steps, changed) => {
    const { items } = await ordered();
    // The answer of a call that makes something is its id.
    const id = (await apply(items[0], changed)).data as Id;
    for (const step of steps) {
      const { code, msg } = await act[step](id);
      if (code !== 0) throw new Error(`${step} was refused: ${code} ${msg}`);
    }
    return id;
  };

  const detailOf: TestCases['detailOf'] = async (id) =>
    (await shop.answer('GET', `/trade/after-sale/get-detail?id=${id}`)).data as AfterSaleDetail;

  return { goods, ordered, apply, act, caseAfter, detailOf };
}
