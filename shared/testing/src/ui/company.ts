import type { TreeListNode } from '@zhilv/ui/tree-list';

/** A company of two roots and three levels, for tests of trees. */
export const company: readonly TreeListNode[] = [
  {
    key: 'head',
    label: '总公司',
    count: 12,
    children: [
      {
        key: 'product',
        label: '产品部',
        children: [
          { key: 'design', label: '设计组' },
          { key: 'plan', label: '策划组' },
        ],
      },
      { key: 'sales', label: '销售部' },
    ],
  },
  { key: 'branch', label: '分公司' },
];
