import { expect, it } from 'vitest';
import { menuNodes } from './menuNodes.ts';

const names = [
  { id: 1, name: '系统', parentId: 0, type: 1 },
  { id: 2, name: '用户', parentId: 1, type: 2 },
  { id: '9007199254740993', name: '删除', parentId: 2, type: 3 },
];

it('puts rows below one another, and disables none where the user may give all', () => {
  expect(menuNodes(names, null)).toEqual([
    {
      key: '1',
      label: '系统',
      children: [{ key: '2', label: '用户', children: [{ key: '9007199254740993', label: '删除', children: [] }] }],
    },
  ]);
});

it('says of each row that the user lacks why it is disabled', () => {
  const [system] = menuNodes(names, new Set(['1', '2']));

  expect(system).not.toHaveProperty('disabled');
  expect(system?.children?.[0]?.children).toEqual([
    { key: '9007199254740993', label: '删除', children: [], disabled: true, note: '您没有此权限' },
  ]);
});
