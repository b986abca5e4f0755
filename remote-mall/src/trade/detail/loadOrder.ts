import { type Id, idOf } from '@zhilv/contract';
import { afterSale, express, order, type OrderDetail, pickUpStore, type PickUpStoreName } from '@zhilv/contract/mall';
import { type ApiError, call, type CallOptions } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { failureOf } from '../../parts/failure/failureOf.ts';
import { loadOffers } from '../../parts/offers/loadOffers.ts';

/** Where the goods are, or why nobody knows. */
interface Tracks {
  /** Newest first; epoch ms. */
  readonly entries: readonly { readonly time: number; readonly content: string }[];
  /** Null where there is nothing to say. */
  readonly note: string | null;
}

/** What is shown beside the order itself. */
export interface OrderSurroundings {
  readonly tracks: Tracks;
  readonly couriers: readonly { readonly id: Id; readonly name: string }[];
  readonly stores: readonly PickUpStoreName[];
  /** The calls about orders that only some back ends have. */
  readonly offers: ReadonlySet<string>;
  readonly afterSaleOffers: ReadonlySet<string>;
}

export interface LoadedOrder extends OrderSurroundings {
  /** Null where there is no such order, or it could not be loaded. */
  readonly order: OrderDetail | null;
  readonly failure: ApiError | null;
}

const NOTHING: LoadedOrder = {
  order: null,
  failure: null,
  tracks: { entries: [], note: null },
  couriers: [],
  stores: [],
  offers: new Set(),
  afterSaleOffers: new Set(),
};

/** Loads the order that the address names, and what belongs to it, all at once; the page says what goes wrong. */
export async function loadOrder({ request: { url, signal } }: Pick<LoaderFunctionArgs, 'request'>): Promise<LoadedOrder> {
  const named = new URL(url).searchParams.get('id') ?? '';
  if (!/^\d{1,19}$/.test(named)) return NOTHING;
  const id = idOf(named);
  const options = { signal, quiet: true };
  const [loaded, tracks, couriers, stores, offers, afterSaleOffers] = await Promise.all([
    call(order.getDetail, { id }, options).then((found) => ({ found }), failureOf),
    loadTracks(id, options),
    namesOf(call(express.listAllSimple, {}, options)),
    namesOf(call(pickUpStore.listAllSimple, {}, options)),
    loadOffers(order.page, options),
    loadOffers(afterSale.page, options),
  ]);
  if ('failure' in loaded) return { ...NOTHING, failure: loaded.failure };
  return { order: loaded.found, failure: null, tracks, couriers, stores, offers, afterSaleOffers };
}

/** A back end without a tracking provider refuses by this code, in words for those who install it. */
const NO_TRACKING = 1_011_004_002;
const NO_TRACKING_NOTE = '系统还没有接入物流查询，看不到物流轨迹，请凭物流单号到快递公司官网查询';

/** Back ends that ask no courier where the goods are say so by a refusal, which is no fault of the page. */
async function loadTracks(id: Id, options: CallOptions): Promise<Tracks> {
  try {
    const tracks = await call(order.getExpressTrackList, { id }, options);
    return { entries: [...tracks].sort((one, other) => other.time - one.time), note: null };
  } catch (error) {
    const { code, message } = failureOf(error).failure;
    return { entries: [], note: code === NO_TRACKING ? NO_TRACKING_NOTE : message };
  }
}

/** An order can be read without the names of couriers and stores: their numbers stand in their place. */
const namesOf = async <Name>(calling: Promise<readonly Name[]>): Promise<readonly Name[]> => {
  const names = await calling.catch(failureOf);
  return 'failure' in names ? [] : names;
};
