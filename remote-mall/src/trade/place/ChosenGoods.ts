import type { Id } from '@zhilv/contract';
import type { GoodsProperty } from '../../parts/goods/specificationOf.ts';

/** One variant of goods that an order is to have, with what the form shows of it. */
export interface ChosenGoods {
  readonly skuId: Id;
  readonly spuName: string;
  readonly picUrl: string | null;
  readonly properties: readonly GoodsProperty[];
  /** Fen, of one piece. */
  readonly price: number;
  /** What there was when it was chosen. */
  readonly stock: number;
  /** As it is typed. */
  readonly count: string;
}
