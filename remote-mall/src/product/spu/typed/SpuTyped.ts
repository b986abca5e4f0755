import type { Id } from '@zhilv/contract';
import type { ForgottenSkus } from '../matrix/matrixOf.ts';
import { type ChosenProperty, emptySku, type SkuRow } from '../matrix/SkuRow.ts';

/** The names of the flags by which goods are recommended, and what people call them. */
export const RECOMMENDATIONS = {
  recommendHot: '热卖',
  recommendBenefit: '优惠',
  recommendBest: '精品',
  recommendNew: '新品',
  recommendGood: '优品',
} as const;
export type Recommendation = keyof typeof RECOMMENDATIONS;

/** What stands in the editor of goods. It is never changed, but replaced. */
export interface SpuTyped extends Readonly<Record<Recommendation, boolean>> {
  readonly name: string;
  readonly keyword: string;
  readonly introduction: string;
  /** HTML */
  readonly description: string;
  readonly categoryId: Id | null;
  readonly brandId: Id | null;
  /** `product_unit` */
  readonly unit: number | null;
  readonly sort: number | null;
  /** An address, or a picture that is on its way, as the kit's field holds it. */
  readonly picUrl: unknown;
  /** Several of them. */
  readonly sliderPicUrls: unknown;
  readonly deliveryTypes: readonly number[];
  readonly deliveryTemplateId: Id | null;
  readonly giveIntegral: number | null;
  readonly virtualSalesCount: number | null;
  /** Whether each variant has commissions of its own. */
  readonly subCommissionType: boolean;
  /** Whether there are several variants, told apart by `chosen`. */
  readonly specType: boolean;
  readonly chosen: readonly ChosenProperty[];
  readonly skus: readonly SkuRow[];
  readonly forgotten: ForgottenSkus;
}

export const EMPTY_SPU: SpuTyped = {
  name: '',
  keyword: '',
  introduction: '',
  description: '',
  categoryId: null,
  brandId: null,
  unit: null,
  sort: 0,
  picUrl: '',
  sliderPicUrls: [],
  deliveryTypes: [1],
  deliveryTemplateId: null,
  giveIntegral: 0,
  virtualSalesCount: 0,
  subCommissionType: false,
  recommendHot: false,
  recommendBenefit: false,
  recommendBest: false,
  recommendNew: false,
  recommendGood: false,
  specType: false,
  chosen: [],
  skus: [emptySku()],
  forgotten: new Map(),
};

/** Whether two states of the editor would be saved alike. */
export function sameTyped(one: SpuTyped, other: SpuTyped): boolean {
  if (one === other) return true;
  // What is forgotten is not saved.
  const names = (Object.keys(one) as (keyof SpuTyped)[]).filter((name) => name !== 'forgotten');
  return names.every((name) => one[name] === other[name] || JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
