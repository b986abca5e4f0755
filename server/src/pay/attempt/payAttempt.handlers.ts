import { payAttempt } from '@zhilv/contract/pay';
import { type Implementation, implement } from '../../call/implement.ts';
import { NOTIFY_WORK } from '../notify/addNotice.ts';
import { submitOrder } from './submitOrder.ts';
import { takeOrderNotice } from './takeOrderNotice.ts';

/** Attempts to pay, and what providers tell of them (docs/protocol/pay.md §2, §6). */
export const handlers: readonly Implementation[] = [
  implement(payAttempt.submit, async (call) => {
    const attempt = await call.db.transaction((tx) => submitOrder(tx, call));
    call.wake(NOTIFY_WORK);
    return attempt;
  }),
  implement(payAttempt.takeNotice, async ({ db, clock, input, wake }) => {
    await db.transaction((tx) => takeOrderNotice(tx, clock, input));
    wake(NOTIFY_WORK);
    return true;
  }),
];
