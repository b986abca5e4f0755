import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Id, idOf } from '@zhilv/contract';
import { eq } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import { payApps } from '../app/payApp.table.ts';

/** An application takes a notice within this time, before and after. */
const AGE_MS = 600_000;

/** What a notice to an application tells of. */
interface Noticed {
  readonly merchantOrderId: string;
  /** The order or the refund. */
  readonly dataId: Id;
}

/** The headers by which an application knows that a notice is ours (docs/protocol/pay.md §6). */
export const noticeHeaders = (appId: Id, secret: string, timestamp: number, noticed: Noticed): Record<string, string> => ({
  'X-Pay-App': String(appId),
  'X-Pay-Timestamp': String(timestamp),
  'X-Pay-Sign': signature(secret, timestamp, noticed),
});

const signature = (secret: string, timestamp: number, { merchantOrderId, dataId }: Noticed): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${merchantOrderId}\n${dataId}`).digest('hex');

/**
 * Gives the application that a notice was sent to, for those of our calls that take notices. They believe of it no more than that there is
 * something to look at.
 * @throws BusinessError 400 for one that this server did not send, or too long ago
 */
export async function verifiedNotice(
  { db, clock, request: { headers } }: Pick<Call, 'db' | 'clock' | 'request'>,
  noticed: Noticed,
): Promise<{ readonly appId: Id; readonly tenantId: number }> {
  const timestamp = Number(headers.get('x-pay-timestamp'));
  const id = headers.get('x-pay-app') ?? '';
  const given = Buffer.from(headers.get('x-pay-sign') ?? '');
  const [app] = /^\d{1,18}$/.test(id)
    ? await db
        .select()
        .from(payApps)
        .where(eq(payApps.id, idOf(id)))
    : [];
  const right = Buffer.from(app === undefined ? '' : signature(app.secret, timestamp, noticed));
  const isOurs = app !== undefined && given.length === right.length && timingSafeEqual(given, right);
  if (!isOurs || !(Math.abs(clock() - timestamp) <= AGE_MS)) throw new BusinessError(400, '签名不正确');
  return { appId: app.id, tenantId: app.tenantId };
}
