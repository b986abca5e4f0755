import type { Id } from '@zhilv/contract';
import { appToldAt } from '../../../pay/app/payApps.ts';
import type { Scope } from '../../../records/rows.ts';

/** The address at which the shop hears of payments, below that of the API. */
const PAID_PATH = '/trade/order/update-paid';

/**
 * Gives the payment application of the shop.
 * @throws BusinessError when the tenant has none
 */
export const shopApp = (scope: Scope): Promise<Id> => appToldAt(scope, PAID_PATH);
