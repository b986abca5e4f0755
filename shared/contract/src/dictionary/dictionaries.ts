import { bpmDictionaries } from './bpmDictionaries.ts';
import { commonDictionaries } from './commonDictionaries.ts';
import type { Dictionary } from './dictionary.ts';
import { infraDictionaries } from './infraDictionaries.ts';
import { payDictionaries } from './payDictionaries.ts';
import { productDictionaries } from './productDictionaries.ts';
import { promotionDictionaries } from './promotionDictionaries.ts';
import { siteDictionaries } from './siteDictionaries.ts';
import { systemDictionaries } from './systemDictionaries.ts';
import { tradeDictionaries } from './tradeDictionaries.ts';

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
  ...siteDictionaries,
];
