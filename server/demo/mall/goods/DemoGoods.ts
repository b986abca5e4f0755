import type { GoodsPictureName } from '../../pictures/goods/goodsPictures.ts';

/** A property of goods with the values that they come in, as `properties.ts` and `recordedProperties.ts` have them. */
export interface DemoProperty {
  readonly id: number;
  readonly name: string;
  readonly values: readonly (readonly [id: number, name: string])[];
}

/** Goods as the demonstration writes them down. */
export interface DemoGoods {
  readonly id: number;
  readonly name: string;
  readonly keyword: string;
  readonly introduction: string;
  /** HTML, of which the picture is no part. */
  readonly description: string;
  readonly categoryId: number;
  readonly brandId: number;
  readonly picture: GoodsPictureName;
  /** `product_unit` */
  readonly unit: number;
  /** The cheapest variant in fen; each further one costs `step` more. */
  readonly price: number;
  readonly step?: number;
  /** The stock of each variant, in their order; the last one counts for the rest. */
  readonly stock: readonly number[];
  /** kg */
  readonly weight: number;
  readonly sold: number;
  /** `product_spu_status`; on sale where it is left out. */
  readonly status?: -1 | 0;
  readonly properties?: readonly DemoProperty[];
  /** The ids of the variants, where recorded answers ask for them. */
  readonly skuIds?: readonly number[];
  readonly recommended?: boolean;
}

/** The values of a property of `properties.ts`, whose ids begin at fifty times that of the property. */
export const valuesOf = (id: number, name: string, from: number, names: readonly string[]): DemoProperty => ({
  id,
  name,
  values: names.map((value, index) => [id * 50 + from + index, value] as const),
});
