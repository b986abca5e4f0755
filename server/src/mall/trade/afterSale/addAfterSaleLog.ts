import type { Id } from '@zhilv/contract';
import { LOG_USER_TYPE } from '@zhilv/contract/mall';
import type { Call } from '../../../call/implement.ts';
import type { SignedInUser } from '../../../call/SignedInUser.ts';
import type { Database } from '../../../db/database.ts';
import { creationStamp } from '../../../records/stamps.ts';
import { afterSaleLogs } from './afterSaleLog.table.ts';

/** Who changes an after-sale case; a `Call` is one. */
export interface AfterSaleAuthor extends Pick<Call, 'tenantId' | 'clock'> {
  readonly user: SignedInUser;
  readonly request: Pick<Call['request'], 'address'>;
}

interface AfterSaleEvent {
  readonly afterSaleId: Id;
  readonly beforeStatus: number | null;
  readonly afterStatus: number;
  readonly content: string;
}

/** Writes down what happened to a case, in the transaction in which it happens. */
export async function addAfterSaleLog(tx: Database, author: AfterSaleAuthor, event: AfterSaleEvent): Promise<void> {
  await tx.insert(afterSaleLogs).values({
    ...event,
    userId: author.user.id,
    userType: LOG_USER_TYPE.admin,
    tenantId: author.tenantId,
    ...creationStamp(author),
  });
}
