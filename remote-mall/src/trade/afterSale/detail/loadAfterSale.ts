import { idOf } from '@zhilv/contract';
import { afterSale, type AfterSaleDetail, express, type ExpressName } from '@zhilv/contract/mall';
import { type ApiError, call } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { failureOf } from '../../../parts/failure/failureOf.ts';
import { loadOffers } from '../../../parts/offers/loadOffers.ts';

export interface LoadedAfterSale {
  /** Null where there is no such case, or it could not be loaded. */
  readonly afterSale: AfterSaleDetail | null;
  readonly failure: ApiError | null;
  readonly couriers: readonly ExpressName[];
  /** The calls about cases that only some back ends have. */
  readonly offers: ReadonlySet<string>;
}

const NOTHING: LoadedAfterSale = { afterSale: null, failure: null, couriers: [], offers: new Set() };

/** Loads the case that the address names, and what belongs to it, all at once; the page says what goes wrong. */
export async function loadAfterSale({ request: { url, signal } }: Pick<LoaderFunctionArgs, 'request'>): Promise<LoadedAfterSale> {
  const named = new URL(url).searchParams.get('id') ?? '';
  if (!/^\d{1,19}$/.test(named)) return NOTHING;
  const options = { signal, quiet: true };
  const [loaded, couriers, offers] = await Promise.all([
    call(afterSale.getDetail, { id: idOf(named) }, options).then((found) => ({ found }), failureOf),
    // A case can be read without the names of couriers: their numbers stand in their place.
    call(express.listAllSimple, {}, options).catch(failureOf),
    loadOffers(afterSale.page, options),
  ]);
  if ('failure' in loaded) return { ...NOTHING, failure: loaded.failure };
  return { afterSale: loaded.found, failure: null, couriers: 'failure' in couriers ? [] : couriers, offers };
}
