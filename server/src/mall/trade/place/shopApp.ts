import type { Id } from '@zhilv/contract';
import { asc, like } from 'drizzle-orm';
import { appMissing } from '../../../pay/app/payRefusals.ts';
import { payApps } from '../../../pay/app/payApp.table.ts';
import { rowsWhere, type Scope } from '../../../records/rows.ts';

/** The address at which the shop hears of payments, below that of the API. */
const PAID_PATH = '/trade/order/update-paid';

/**
 * Gives the payment application of the shop: the first that has the shop told of its payments, of those that are on if there is any.
 * @throws BusinessError when the tenant has none
 */
export async function shopApp(scope: Scope): Promise<Id> {
  const [app] = await rowsWhere(scope, payApps, like(payApps.orderNotifyUrl, `%${PAID_PATH}`), {
    orderBy: [asc(payApps.status), asc(payApps.id)],
    limit: 1,
    columns: ['id'],
  });
  if (app === undefined) throw appMissing();
  return app.id;
}
