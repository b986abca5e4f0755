import { renderInput } from '@zhilv/testing/crud/render-input';
import { expect, it } from 'vitest';
import { keepTree } from './nodes/loadedTrees.ts';
import { parentReference } from './parentReference.ts';

const of = { path: '/system/test/list' };
const rows = [
  { id: 1, parentId: 0, name: '总公司', holds: true },
  { id: 2, parentId: 1, name: '产品部', holds: true },
  { id: 3, parentId: 1, name: '按钮', holds: false },
];

it('is chosen among the records that the page has loaded last, or at the top', async () => {
  keepTree(of, rows);
  const part = renderInput(parentReference('上级', { of, top: '无' }), { value: 2 });
  const items = () => part.getAllByRole('treeitem').map(({ textContent }) => textContent);

  await part.user.click(part.getByRole('combobox', { name: '上级' }));
  await part.findByRole('treeitem', { name: '产品部' });
  expect(items()).toEqual(['无', '总公司', '产品部', '按钮']);
  await part.user.click(part.getByRole('treeitem', { name: '无' }));
  expect(part.value()).toBe(0);

  keepTree(of, rows.slice(0, 1));
  await part.user.click(part.getByRole('combobox', { name: '上级' }));
  await part.findByRole('treeitem', { name: '无' });
  expect(items()).toEqual(['无', '总公司']);
});

it('leaves out records that hold no others', async () => {
  keepTree(of, rows);
  const holds = (row: object) => 'holds' in row && row.holds === true;
  const part = renderInput(parentReference('上级', { of, top: '无', holds }), { value: 2 });

  await part.user.click(part.getByRole('combobox', { name: '上级' }));

  await part.findByRole('treeitem', { name: '产品部' });
  expect(part.queryByRole('treeitem', { name: '按钮' })).toBeNull();
});
