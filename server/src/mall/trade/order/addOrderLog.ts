import type { Id } from '@zhilv/contract';
import type { LOG_USER_TYPE } from '@zhilv/contract/mall';
import type { Database } from '../../../db/database.ts';
import { creationStamp } from '../../../records/stamps.ts';
import { orderLogs } from './orderLog.table.ts';
import type { TradeAuthor } from './TradeAuthor.ts';

/** What happened to an order, and who did it. */
export interface OrderEvent {
  readonly orderId: Id;
  readonly userType: (typeof LOG_USER_TYPE)[keyof typeof LOG_USER_TYPE];
  /** The buyer, for what a buyer did; else the author is meant. */
  readonly userId?: Id;
  readonly content: string;
  readonly beforeStatus: number | null;
  readonly afterStatus: number;
}

/** Writes down what happened to orders, in the transaction in which it happens. */
export async function addOrderLog(tx: Database, author: TradeAuthor, events: readonly OrderEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(orderLogs).values(
    events.map(({ userId = author.user?.id, ...event }) => ({
      ...event,
      userId: userId ?? null,
      tenantId: author.tenantId,
      ...creationStamp(author),
    })),
  );
}
