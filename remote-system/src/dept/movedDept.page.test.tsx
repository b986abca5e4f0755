import type { Id } from '@zhilv/contract';
import { dept } from '@zhilv/contract/system';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { TreeView } from '@zhilv/testing/page/tree-view';
import { expect, it } from 'vitest';
import * as deptPage from './dept.route.ts';

async function open(options: RenderPageOptions = {}) {
  const page = await renderPage(deptPage, '/system/dept', options);
  return { page, tree: new TreeView(page) };
}

const parentOf = async (id: Id) => (await callElsewhere(dept.get, { id }))?.parentId;

it('is put in order and moved by keys, in one call', async () => {
  const own = new OwnRecords();
  const above = await own.makeDept('部门', 0);
  const [first, second] = [await own.makeDept('甲', above.id), await own.makeDept('乙', above.id, { sort: 2 })];
  const { page, tree } = await open();
  const moves = new PageCalls(dept.move);

  (await tree.row(second.name)).focus();
  await page.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await page.findByText(`已移动「${second.name}」`);
  await expect.poll(async () => (await tree.row(second.name)).dataset['highlighted']).toBe('true');
  (await tree.row(first.name)).focus();
  await page.user.keyboard('{Alt>}{ArrowRight}{/Alt}');

  await expect.poll(() => parentOf(first.id)).toBe(second.id);
  expect(moves.sent.map(({ body }) => body)).toEqual([
    { id: second.id, parentId: above.id, ids: [second.id, first.id] },
    { id: first.id, parentId: second.id, ids: [first.id] },
  ]);
  expect(await tree.level(first.name)).toBe(3);
});

it('is moved by a dialog, which a phone has as well', async () => {
  const own = new OwnRecords();
  const [above, other] = [await own.makeDept('部门', 0), await own.makeDept('别处', 0)];
  const below = await own.makeDept('小组', above.id);
  const { page, tree } = await open({ width: 390 });

  await tree.act(below.name, '移动到');
  await page.findByRole('dialog', { name: `移动「${below.name}」到` });
  await tree.chooseNode(other.name);
  await page.press('确定');

  await expect.poll(() => parentOf(below.id)).toBe(other.id);
});
