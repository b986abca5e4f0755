import type { InputOf } from '@zhilv/contract';
import { order, type OrderSummary } from '@zhilv/contract/mall';
import { listFilters, listLoader } from '@zhilv/crud';
import { ApiError, call } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { orders } from './orders.tsx';

type LoaderArgs = Pick<LoaderFunctionArgs, 'request' | 'params'>;

/** What the page has beside the list. */
export interface LoadedSummary {
  /** The sums of all orders that the filters find; null when they could not be had, which the list's failure or nothing tells. */
  readonly summary: OrderSummary | null;
}

const loadRows = listLoader(orders);

/** Loads a page of orders and the sums of all that the filters find, side by side. */
export async function loadOrders(args: LoaderArgs): Promise<Awaited<ReturnType<typeof loadRows>> & LoadedSummary> {
  const [rows, summary] = await Promise.all([loadRows(args), loadSummary(args)]);
  return { ...rows, summary };
}

async function loadSummary({ request }: LoaderArgs): Promise<OrderSummary | null> {
  try {
    // An address has texts, and so has a query: its schema reads them.
    const filters = listFilters(orders, request) as InputOf<typeof order.summary>;
    return await call(order.summary, filters, { signal: request.signal, quiet: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}
