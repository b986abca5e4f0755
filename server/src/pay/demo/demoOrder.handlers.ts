import type { Id } from '@zhilv/contract';
import { DEMO_GOODS, DemoOrder, demoOrder } from '@zhilv/contract/pay';
import { eq } from 'drizzle-orm';
import { badParameter } from '../../call/apiErrors.ts';
import { type Implementation, implement } from '../../call/implement.ts';
import { listOf, pageOfRows } from '../../records/paging.ts';
import { hasRow, type Scope } from '../../records/rows.ts';
import { creationStamp } from '../../records/stamps.ts';
import { payApps } from '../app/payApp.table.ts';
import { appToldAt } from '../app/payApps.ts';
import { NOTIFY_WORK } from '../notify/addNotice.ts';
import { createPayOrder } from '../order/createPayOrder.ts';
import { demoOrders } from './demoOrder.table.ts';
import { notePaid, noteRefunded, refundDemoOrder } from './demoOrders.ts';

/** The application of sample orders in every back end of this family. */
const DEMO_APP = 7;
/** The address at which sample orders hear of payments, below that of the API. */
const PAID_PATH = '/pay/demo-order/update-paid';

/** Without the demonstration nobody can make an application of that number, so the one that sample orders are told of stands in for it. */
const sampleApp = async (scope: Scope): Promise<Id> =>
  (await hasRow(scope, payApps, eq(payApps.id, DEMO_APP))) ? DEMO_APP : appToldAt(scope, PAID_PATH);

const list = listOf(demoOrders, DemoOrder, { matches: () => [] });

/** Sample orders (docs/protocol/pay.md §4). They are the application that payments are for, as the shop is, in its smallest form. */
export const handlers: readonly Implementation[] = [
  implement(demoOrder.page, (call) => pageOfRows(call, list)),
  implement(demoOrder.create, async (call) => {
    const { clock, tenantId, input, settings, request, user } = call;
    const goods = DEMO_GOODS.find(({ id }) => id === input.spuId);
    if (goods === undefined) throw badParameter('没有这个示例商品');
    return call.db.transaction(async (tx) => {
      const [order] = await tx
        .insert(demoOrders)
        .values({
          userId: user.id,
          spuId: goods.id,
          spuName: goods.name,
          price: goods.price,
          tenantId,
          ...creationStamp(call),
        })
        .returning({ id: demoOrders.id });
      if (order === undefined) throw new Error('The sample order was not written.');
      const payOrderId = await createPayOrder(tx, call, {
        appId: await sampleApp({ db: tx, tenantId }),
        merchantOrderId: String(order.id),
        subject: goods.name,
        body: '',
        price: goods.price,
        expireTime: clock() + settings.orderExpiresMs,
        userIp: request.address,
      });
      await tx.update(demoOrders).set({ payOrderId }).where(eq(demoOrders.id, order.id));
      return order.id;
    });
  }),
  implement(demoOrder.refund, async (call) => {
    await call.db.transaction((tx) => refundDemoOrder(tx, call, call.input.id, call.request.address));
    call.wake(NOTIFY_WORK);
    return true;
  }),
  implement(demoOrder.updatePaid, notePaid),
  implement(demoOrder.updateRefunded, noteRefunded),
];
