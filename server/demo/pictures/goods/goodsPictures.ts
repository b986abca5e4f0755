import { crafts } from './crafts.ts';
import type { GoodsPicture } from './drawGoods.ts';
import { foods } from './foods.ts';
import { outings } from './outings.ts';

const drawn = { ...foods, ...crafts, ...outings };

/** The name of what a picture of goods shows. */
export type GoodsPictureName = keyof typeof drawn;

/** The pictures of the demonstration goods, by what they show. */
export const goodsPictures: Readonly<Record<GoodsPictureName, GoodsPicture>> = drawn;

/** The name of the picture's file. */
export const goodsFile = (name: GoodsPictureName): string => `goods-${name}`;
