import { PAY_ORDER_STATUS } from '@zhilv/contract/pay';
import { expect, it } from 'vitest';
import { outcomeOf, outcomes } from './outcomes.ts';

it('takes an order that was refunded for one that was paid, and a closed one for one that was not', () => {
  const resultOf = (status: number) => outcomes[outcomeOf({ status }, false) ?? 'missing'].result;

  expect(resultOf(PAY_ORDER_STATUS.paid)).toBe('success');
  expect(resultOf(PAY_ORDER_STATUS.refunded)).toBe('success');
  expect(resultOf(PAY_ORDER_STATUS.closed)).toBe('close');
});

it('says of an order that it is over when its time is, unless it was paid meanwhile', () => {
  expect(outcomeOf({ status: PAY_ORDER_STATUS.waiting }, true)).toBe('expired');
  expect(outcomeOf({ status: PAY_ORDER_STATUS.paid }, true)).toBe('paid');
  expect(outcomeOf({ status: PAY_ORDER_STATUS.waiting }, false)).toBeNull();
});
