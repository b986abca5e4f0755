import type { Id } from '@zhilv/contract';
import type { Database } from '../../db/database.ts';
import { creationStamp } from '../../records/stamps.ts';
import type { PayAuthor } from '../app/PayAuthor.ts';
import { payNotifyTasks } from './payNotify.table.ts';

/** The name of the due work that sends notices. */
export const NOTIFY_WORK = 'pay-notify';

/** The values of `pay_notify_type`. */
export const NOTICE_OF = { order: 1, refund: 2 } as const;

interface NewNotice {
  readonly type: (typeof NOTICE_OF)[keyof typeof NOTICE_OF];
  readonly dataId: Id;
  readonly appId: Id;
  readonly merchantOrderId: string;
  readonly notifyUrl: string;
}

/**
 * Writes down that an application is to be told, in the transaction of what it is told of. It is told once for each, until it has
 * answered; `call.wake(NOTIFY_WORK)` after the transaction has it told at once.
 */
export async function addNotice(tx: Database, author: PayAuthor, notice: NewNotice): Promise<void> {
  await tx
    .insert(payNotifyTasks)
    .values({ ...notice, nextNotifyTime: author.clock(), tenantId: author.tenantId, ...creationStamp(author) })
    .onConflictDoNothing();
}
