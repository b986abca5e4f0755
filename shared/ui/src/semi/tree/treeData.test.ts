import { expect, it } from 'vitest';
import { semiNodes } from './treeData.ts';

it('gives Semi the key for the value, and no empty list of children, which it would draw as a branch', () => {
  const nodes = semiNodes([
    { key: 'head', label: '总公司', children: [{ key: 'plan', label: '策划组', children: [], disabled: true }] },
  ]);

  expect(nodes).toEqual([
    {
      key: 'head',
      value: 'head',
      label: '总公司',
      disabled: false,
      children: [{ key: 'plan', value: 'plan', label: '策划组', disabled: true }],
    },
  ]);
});
