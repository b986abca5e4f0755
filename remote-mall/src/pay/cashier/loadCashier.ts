import { PAY_ORDER_STATUS, payChannel, type PayOrder, payOrder } from '@zhilv/contract/pay';
import type { Id } from '@zhilv/contract';
import { ApiError, call } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';

/** What a cashier begins with. */
export interface LoadedCashier {
  /** Null where there is no such order. */
  readonly order: PayOrder | null;
  /** The channels by which the order's application takes payments; null where nobody can tell. */
  readonly codes: readonly string[] | null;
  readonly failure: ApiError | null;
}

/** Loads the order that the address names, and by what it can be paid. */
export async function loadCashier({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<LoadedCashier> {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^\d{1,19}$/.test(id)) return { order: null, codes: null, failure: null };
  const { signal } = request;
  try {
    const order = await call(payOrder.get, { id }, { signal, quiet: true });
    const isOpen = order?.status === PAY_ORDER_STATUS.waiting;
    return { order, codes: isOpen ? await enabledCodes(order.appId, signal) : null, failure: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { order: null, codes: null, failure: error };
  }
}

/** An order can be paid without the list of its channels: each attempt is decided by the back end. */
async function enabledCodes(appId: Id, signal: AbortSignal): Promise<readonly string[] | null> {
  try {
    return await call(payChannel.enabledCodes, { appId }, { signal, quiet: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}
