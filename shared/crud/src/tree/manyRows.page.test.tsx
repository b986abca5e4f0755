import { endpoint, Id } from '@zhilv/contract';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { number } from '../kinds/number/number.tsx';
import { text } from '../kinds/text/text.tsx';
import { useList } from '../list/useList.ts';
import { defineResource } from '../resource/defineResource.ts';
import { treeLoader } from './treeLoader.ts';
import { TreeTable } from './TreeTable.tsx';

const list = endpoint({
  method: 'GET',
  path: '/system/test/many',
  access: 'signed-in',
  input: z.object({}),
  output: z.array(z.object({ id: Id, parentId: Id, name: z.string(), sort: z.number() })),
});
const departments = defineResource({
  name: '部门',
  api: { page: list },
  fields: { name: text('部门名称'), sort: number('排序') },
  nameField: 'name',
});

/** One root with 40 branches of 49 shops each. */
const company = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    parentId: index === 0 ? 0 : index % 50 === 1 || index < 2 ? 1 : index - ((index - 1) % 50) + 1,
    name: `部门 ${index + 1}`,
    sort: index,
  }));

function Component() {
  return <TreeTable list={useList(departments)} columns={['name', 'sort']} unfoldedLevels={2} />;
}

async function open(count: number) {
  new PageCalls(list).answerWith(() => Response.json({ code: 0, msg: '', data: company(count) }));
  const page = await renderPage({ Component, loader: treeLoader(departments) }, '/system/dept');
  const grid = await page.findByRole('treegrid', { name: '部门列表' });
  return { page, grid, drawn: () => page.queryAllByRole('rowheader') };
}

/** A window of 600 px has 14 rows of 44 px, and 8 are drawn below it. */
const DRAWN = 22;

it.each([50, 2000])('draws the rows in view of %d departments, and says how many there are', async (count) => {
  const { grid, drawn } = await open(count);

  expect(grid.getAttribute('aria-rowcount')).toBe(String(count + 1));
  expect(drawn()).toHaveLength(DRAWN);
});

it('takes the keyboard to the last of 2,000, and finds any of them', async () => {
  const { page, grid, drawn } = await open(2000);

  grid.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
  await page.user.keyboard('{End}');
  expect(document.activeElement?.textContent).toContain('部门 2000');
  expect(drawn().length).toBeLessThan(2 * DRAWN);

  await page.goTo('/system/dept?name=部门 1999');
  await expect.poll(() => drawn().map(({ textContent }) => textContent)).toEqual(['部门 1', expect.any(String), '部门 1999']);
});
