import { bpmDictionaries } from './modules/bpmDictionaries.ts';
import { commonDictionaries } from './modules/commonDictionaries.ts';
import type { Dictionary } from './modules/dictionary.ts';
import { infraDictionaries } from './modules/infraDictionaries.ts';
import { payDictionaries } from './modules/payDictionaries.ts';
import { productDictionaries } from './modules/productDictionaries.ts';
import { promotionDictionaries } from './modules/promotionDictionaries.ts';
import { contentDictionaries } from './modules/contentDictionaries.ts';
import { systemDictionaries } from './modules/systemDictionaries.ts';
import { tradeDictionaries } from './modules/tradeDictionaries.ts';

/** All dictionaries the product knows; our server's seed delivers exactly these. */
export const dictionaries: readonly Dictionary[] = [
  ...commonDictionaries,
  ...systemDictionaries,
  ...infraDictionaries,
  ...bpmDictionaries,
  ...payDictionaries,
  ...productDictionaries,
  ...tradeDictionaries,
  ...promotionDictionaries,
  ...contentDictionaries,
];
