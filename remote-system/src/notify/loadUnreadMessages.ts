import { type NotifyMessage, notifyMessage } from '@zhilv/contract/system';
import { ApiError, call, changes } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';

/** The card has room for so many. */
const NEWEST = 4;

/** Lists and buttons that mark messages as read announce it under this path. */
export const MESSAGES = notifyMessage.myPage.path;

/** The user's unread messages at one moment. */
export interface UnreadMessages {
  readonly total: number;
  readonly newest: readonly NotifyMessage[];
  readonly failure: Pick<ApiError, 'kind' | 'message' | 'traceId' | 'retryAfterMs'> | null;
  /** The time of the call in epoch milliseconds, and below the revision of the messages at that time. */
  readonly askedAt: number;
  readonly revision: number;
}

/** Loads the user's unread messages; the card shows what goes wrong. */
export async function loadUnreadMessages({ request: { signal } }: Pick<LoaderFunctionArgs, 'request'>): Promise<UnreadMessages> {
  const asked = { askedAt: Date.now(), revision: changes.revision(MESSAGES) };
  const options = { signal, quiet: true };
  try {
    const [total, newest] = await Promise.all([
      call(notifyMessage.getUnreadCount, {}, options),
      call(notifyMessage.getUnreadList, { size: NEWEST }, options),
    ]);
    return { ...asked, total, newest, failure: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { kind, message, traceId, retryAfterMs } = error;
    return { ...asked, total: 0, newest: [], failure: { kind, message, traceId, retryAfterMs } };
  }
}
