import { expect, it } from 'vitest';
import { cashierAddress } from './cashierAddress.ts';

it('names the order, and the page to come back to as a whole', () => {
  expect(cashierAddress('/pay/cashier', 7, '/trade/order/detail?id=1&tab=2')).toBe(
    '/pay/cashier?id=7&returnUrl=%2Ftrade%2Forder%2Fdetail%3Fid%3D1%26tab%3D2',
  );
});
