import { type NotifyMessage, notifyMessage } from '@zhilv/contract/system';
import { ApiError, call, type UnreadCount, unreadMessages } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';

/** The card has room for so many. */
const NEWEST = 4;

/** The user's unread messages at one moment. */
export interface UnreadMessages extends Pick<UnreadCount, 'askedAt'> {
  readonly total: number;
  readonly newest: readonly NotifyMessage[];
  readonly failure: Pick<ApiError, 'message' | 'traceId'> | null;
}

/** Loads the newest of the user's unread messages beside their number; the card shows what goes wrong. */
export async function loadUnreadMessages({ request: { signal } }: Pick<LoaderFunctionArgs, 'request'>): Promise<UnreadMessages> {
  const counting = unreadMessages.latest();
  try {
    const newest = await call(notifyMessage.getUnreadList, { size: NEWEST }, { signal, quiet: true });
    const { count, failure, askedAt } = await counting;
    return failure === null ? { total: count ?? 0, newest, failure, askedAt } : { total: 0, newest: [], failure, askedAt };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { message, traceId } = error;
    return { total: 0, newest: [], failure: { message, traceId }, askedAt: (await counting).askedAt };
  }
}
