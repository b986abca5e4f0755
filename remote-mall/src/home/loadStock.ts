import { spu, type SpuRow, SpuTab } from '@zhilv/contract/mall';
import { cardLoader } from '@zhilv/crud';
import { call } from '@zhilv/platform';

/** Lists of goods announce their changes under this path. */
export const GOODS = spu.page.path;

/** The card has room for so many. */
const FIRST = 5;

/** The goods that run out, at one moment. */
export interface Stock {
  readonly lowStock: number;
  readonly soldOut: number;
  /** The first of those that run out. */
  readonly goods: readonly SpuRow[];
}

/** Loads the goods that run out. */
export const loadStock = cardLoader(GOODS, async (signal): Promise<Stock> => {
  const options = { signal, quiet: true };
  const [counts, { list }] = await Promise.all([
    call(spu.getCount, {}, options),
    call(spu.page, { pageNo: 1, pageSize: FIRST, tabType: SpuTab.lowStock }, options),
  ]);
  return { lowStock: counts[SpuTab.lowStock] ?? 0, soldOut: counts[SpuTab.soldOut] ?? 0, goods: list };
});
