import type { Id } from '@zhilv/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { kept } from '../../records/rows.ts';
import { creationStamp } from '../../records/stamps.ts';
import type { PayAuthor } from '../app/PayAuthor.ts';
import { enabledApp } from '../app/payApps.ts';
import { clamp } from './clamp.ts';
import { payOrders } from './payOrder.table.ts';

/** The longest body, in characters. */
export const BODY_LENGTH = 128;

/** What an application wants to be paid. */
export interface NewPayOrder {
  readonly appId: Id;
  /** The application's own number of the order, by which it asks for it once. */
  readonly merchantOrderId: string;
  /** What people are shown; it is cut to 32 characters. */
  readonly subject: string;
  /** It is cut to 128 characters. */
  readonly body: string;
  /** In fen, more than 0. */
  readonly price: number;
  readonly expireTime: number;
  readonly userIp: string;
}

/**
 * Makes an order for payment and gives its id; where the application has one of the number, that one's.
 * @param tx the transaction that writes what is paid for
 * @throws BusinessError when there is no such application, or it is switched off
 */
export async function createPayOrder(tx: Database, author: PayAuthor, order: NewPayOrder): Promise<Id> {
  const { appId, merchantOrderId, subject, body, price, expireTime, userIp } = order;
  const scope = { db: tx, tenantId: author.tenantId };
  const { orderNotifyUrl } = await enabledApp(scope, appId);
  const values = { appId, merchantOrderId, price, expireTime, userIp, notifyUrl: orderNotifyUrl };
  const [made] = await tx
    .insert(payOrders)
    .values({
      ...values,
      subject: clamp(subject, 32),
      body: clamp(body, BODY_LENGTH),
      tenantId: author.tenantId,
      ...creationStamp(author),
    })
    .onConflictDoNothing()
    .returning({ id: payOrders.id });
  if (made !== undefined) return made.id;
  const [before] = await tx
    .select({ id: payOrders.id })
    .from(payOrders)
    .where(and(kept(payOrders, scope), eq(payOrders.appId, appId), eq(payOrders.merchantOrderId, merchantOrderId)));
  if (before === undefined) throw new Error(`The order ${merchantOrderId} of application ${appId} is neither new nor there.`);
  return before.id;
}
