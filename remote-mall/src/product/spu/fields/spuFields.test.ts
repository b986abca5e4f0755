import { expect, it } from 'vitest';
import { categoryNodes } from './spuFields.ts';

const row = (id: number, parentId: number, status = 0) => ({ id, parentId, name: `类${id}`, sort: 1, status, createTime: 0 });

it('lets goods into categories below the first level that are on, and shows the others', () => {
  const nodes = categoryNodes([row(1, 0), row(2, 1), row(3, 1, 1), row(4, 2), row(5, 0), row(6, 0, 1)]);

  expect(nodes).toMatchObject([
    {
      key: '1',
      disabled: true,
      note: '请选择二级分类',
      children: [
        { key: '2', disabled: false, children: [{ key: '4', disabled: false }] },
        { key: '3', disabled: true, note: '已停用' },
      ],
    },
    { key: '5', disabled: true, note: '没有二级分类', children: [] },
    { key: '6', disabled: true, note: '已停用', children: [] },
  ]);
});
