import type { Dictionary } from './dictionary.ts';

/** Dictionaries of the product pages. */
export const productDictionaries: readonly Dictionary[] = [
  {
    id: 91,
    type: 'product_spu_status',
    name: '商品 SPU 状态',
    entries: [
      ['0', '仓库中', 'info'],
      ['-1', '回收站', 'default'],
      ['1', '销售中', 'success'],
    ],
  },
  {
    id: 92,
    type: 'product_unit',
    name: '商品的单位',
    entries: [
      ['1', '个', ''],
      ['2', '件', ''],
      ['3', '盒', ''],
      ['4', '袋', ''],
      ['5', '箱', ''],
      ['6', '套', ''],
      ['7', '包', ''],
      ['8', '双', ''],
      ['9', '卷', ''],
    ],
  },
];
