import { describe, expect, it } from 'vitest';
import { allowedOrderActions, allowsAfterSale, orderRefusal, refundStatusOf, type StatedOrder } from './orderActions.ts';
import { AFTER_SALE_TRANSITIONS, afterSaleStatusAfter, allowedAfterSaleActions } from './afterSaleActions.ts';

const paid: StatedOrder = { status: 10, type: 0, deliveryType: 1, adjustPrice: 0, payPrice: 1000, refundPrice: 0 };

describe('how much of an order is refunded', () => {
  it.each([
    [{ refundPrice: 0 }, 0],
    [{ refundPrice: null }, 0],
    [{ refundPrice: 400 }, 10],
    [{ refundPrice: 1000 }, 20],
    [{ refundPrice: 400, afterSaleStatus: null }, 10],
    [{ refundPrice: 400, afterSaleStatus: 20 }, 20],
  ])('with %o is %i', (change, status) => expect(refundStatusOf({ ...paid, ...change })).toBe(status));
});

describe('the actions of an order', () => {
  it('follow from its state, of a real back end too, which says nothing of refunds', () => {
    expect(allowedOrderActions(paid)).toEqual(['deliver', 'updateAddress', 'updateRemark']);
    expect(allowedOrderActions({ ...paid, deliveryType: 2 })).toEqual(['pickUp', 'updateRemark']);
    expect(allowedOrderActions({ ...paid, refundPrice: 400 })).toEqual(['updateAddress', 'updateRemark']);
    expect(allowedOrderActions({ ...paid, status: 0 })).toEqual(['cancel', 'updatePrice', 'updateRemark']);
    expect(allowedOrderActions({ ...paid, status: 0, adjustPrice: -1 })).toEqual(['cancel', 'updateRemark']);
    expect(allowedOrderActions({ ...paid, status: 20 })).toEqual(['receive', 'updateRemark']);
    expect(allowedOrderActions({ ...paid, status: 40 })).toEqual(['updateRemark']);
  });

  it('are refused by the first condition that fails', () => {
    const state = { ...paid, refundStatus: 10, type: 3 };

    expect(orderRefusal('deliver', { ...state, status: 20 })?.code).toBe(1_011_000_017);
    expect(orderRefusal('deliver', state)?.code).toBe(1_011_000_021);
    expect(orderRefusal('deliver', { ...state, refundStatus: 0 })?.code).toBe(1_011_000_022);
    expect(orderRefusal('deliver', { ...state, refundStatus: 0, type: 1 })).toBeNull();
  });
});

describe('an item', () => {
  it.each([
    [{ id: 1, status: 10 }, { orderId: '1' }, true],
    [{ id: 1, status: 30 }, { orderId: 1, afterSaleStatus: 0 }, true],
    [{ id: 1, status: 30 }, { orderId: 1, afterSaleStatus: 10 }, false],
    [{ id: 1, status: 30 }, { orderId: 1, afterSaleStatus: 20 }, false],
    [{ id: 1, status: 0 }, { orderId: 1 }, false],
    [{ id: 1, status: 40 }, { orderId: 1 }, false],
    [{ id: 1, status: 10 }, { orderId: 2 }, false],
  ])('of %o that is %o may be asked back: %s', (order, item, allowed) => expect(allowsAfterSale(order, item)).toBe(allowed));
});

describe('an after-sale case', () => {
  it('is agreed to with or without goods that come back', () => {
    expect(afterSaleStatusAfter('agree', 10)).toBe(40);
    expect(afterSaleStatusAfter('agree', 20)).toBe(20);
    expect(afterSaleStatusAfter('refuse', 20)).toBe(63);
  });

  it('comes to an end, whichever way it goes', () => {
    const seen = new Set<number>();
    const walk = (status: number, way: number): void => {
      if (seen.has(status)) return;
      seen.add(status);
      for (const action of allowedAfterSaleActions({ status })) walk(afterSaleStatusAfter(action, way), way);
    };
    walk(10, 20);

    expect([...seen].toSorted((one, other) => one - other)).toEqual([10, 20, 30, 40, 50, 61, 62, 63]);
    expect(Object.values(AFTER_SALE_TRANSITIONS).every(({ from }) => from.length > 0)).toBe(true);
  });
});
