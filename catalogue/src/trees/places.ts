import type { TreeNode } from '@zhilv/ui/tree';

export const departments: readonly TreeNode[] = [
  {
    key: 'head',
    label: '总公司',
    children: [
      {
        key: 'product',
        label: '产品部',
        children: [
          { key: 'design', label: '设计组' },
          { key: 'plan', label: '策划组' },
        ],
      },
      { key: 'market', label: '市场部', disabled: true },
    ],
  },
  { key: 'branch', label: '云南分公司' },
];

export const places: readonly TreeNode[] = [
  {
    key: 'yunnan',
    label: '云南省',
    children: [
      {
        key: 'dali',
        label: '大理州',
        children: [
          { key: 'dalishi', label: '大理市' },
          { key: 'binchuan', label: '宾川县' },
        ],
      },
      { key: 'lijiang', label: '丽江市' },
    ],
  },
  { key: 'hainan', label: '海南省', children: [{ key: 'sanya', label: '三亚市' }] },
  { key: 'tibet', label: '西藏自治区', disabled: true },
];
