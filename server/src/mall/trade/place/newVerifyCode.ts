import { randomInt } from 'node:crypto';
import { ORDER_STATUS } from '@zhilv/contract/mall';
import { and, eq, inArray } from 'drizzle-orm';
import { tryAgain } from '../../../call/apiErrors.ts';
import { hasRow, type Scope } from '../../../records/rows.ts';
import { orders } from '../order/order.table.ts';

const DIGITS = 8;
const DRAWS = 5;

/** Draws eight digits with which no order waits; an index holds that of two that are drawn at once one stays. */
export async function newVerifyCode(scope: Scope): Promise<string> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const waiting = and(eq(orders.pickUpVerifyCode, code), inArray(orders.status, [ORDER_STATUS.unpaid, ORDER_STATUS.toDeliver]));
    if (!(await hasRow(scope, orders, waiting))) return code;
  }
  throw tryAgain();
}
