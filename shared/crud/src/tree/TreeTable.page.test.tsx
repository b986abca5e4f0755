import { endpoint, Id } from '@zhilv/contract';
import { auth } from '@zhilv/contract/system';
import { call } from '@zhilv/platform';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { fireEvent } from '@testing-library/dom';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { number } from '../kinds/number/number.tsx';
import { text } from '../kinds/text/text.tsx';
import { useList } from '../list/useList.ts';
import { MoreActions } from '../more/MoreActions.tsx';
import { defineResource } from '../resource/defineResource.ts';
import { treeLoader } from './treeLoader.ts';
import { TreeTable } from './TreeTable.tsx';

const Department = z.object({ id: Id, parentId: Id, name: z.string(), sort: z.number() });

/** No back end of the tests has these calls, so each test answers them. */
const list = endpoint({
  method: 'GET',
  path: '/system/test/list',
  access: 'signed-in',
  input: z.object({}),
  output: z.array(Department),
});
const move = endpoint({
  method: 'PUT',
  path: '/system/test/move',
  access: { permission: 'system:dict:update' },
  input: z.object({ id: Id, parentId: Id, ids: z.array(Id) }),
  output: z.boolean(),
});

const departments = defineResource({
  name: '部门',
  api: { page: list },
  fields: { name: text('部门名称'), sort: number('排序') },
  nameField: 'name',
});

function Component() {
  const shown = useList(departments);
  return (
    <TreeTable
      list={shown}
      columns={['name', 'sort']}
      moving={{
        call: move,
        save: async ({ row, parentId, ids }) => {
          await call(move, { id: row.id, parentId, ids: [...ids] }, { quiet: true });
        },
      }}
      rowActions={(row, moveTo) => <MoreActions resource={departments} row={row} actions={moveTo === null ? [] : [moveTo]} />}
    />
  );
}

const SEED = [
  { id: 1, parentId: 0, name: '总公司', sort: 1 },
  { id: 2, parentId: 1, name: '产品部', sort: 1 },
  { id: 3, parentId: 1, name: '销售部', sort: 2 },
  { id: 4, parentId: 2, name: '设计组', sort: 1 },
  { id: 5, parentId: 0, name: '分公司', sort: 2 },
];

/** Shows the tree to a user, in front of a back end that keeps where the records stand. */
async function open({
  address = '/system/dept',
  permissions = ['system:dict:update'],
  refuses = false,
  held = Promise.resolve(),
} = {}) {
  let stored = SEED;
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions }));
  const answer = (data: unknown, code = 0, msg = '') => Response.json({ code, data, msg });
  new PageCalls(list).answerWith(() => answer(stored));
  const moves = new PageCalls(move);
  moves.answerWith(async () => {
    const sent = moves.sent.at(-1)?.body as { id: number; parentId: number; ids: readonly number[] };
    await held;
    if (refuses) return answer(null, 1_002_004_003, '存在子部门，无法移动');
    const moved = stored.map((row) => (row.id === sent.id ? { ...row, parentId: sent.parentId } : row));
    const rank = (id: number): number => (sent.ids.includes(id) ? sent.ids.indexOf(id) : -1);
    stored = moved.toSorted((one, other) => rank(one.id) - rank(other.id));
    return answer(true);
  });
  const page = await renderPage({ Component, loader: treeLoader(departments) }, address);
  await page.findByRole('treegrid', { name: '部门列表' });
  const rows = () => page.getAllByRole('row').slice(1);
  const names = () => rows().map((row) => row.querySelector('[role="rowheader"]')?.textContent);
  const row = (name: string): HTMLElement => {
    const found = rows().find((one) => one.querySelector('[role="rowheader"]')?.textContent === name);
    if (found === undefined) throw new Error(`no row ${name}`);
    return found;
  };
  return { page, moves, names, row };
}

it('shows records below one another in columns, folds them, and says where each stands', async () => {
  const { page, names, row } = await open();
  expect(names()).toEqual(['总公司', '产品部', '销售部', '分公司']);
  expect(
    ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((name) => row('产品部').getAttribute(name)),
  ).toEqual(['2', '1', '2', 'false']);

  row('产品部').focus();
  await page.user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(row('设计组'));
  await page.press('收起全部');
  expect(names()).toEqual(['总公司', '分公司']);
});

it('keeps the records above those that the address asks for', async () => {
  const { names, page } = await open({ address: '/system/dept?name=设计' });

  expect(names()).toEqual(['总公司', '产品部', '设计组']);
  await page.goTo('/system/dept?name=没有');
  await page.findByText('没有符合条件的部门');
});

it('moves a record by Alt and an arrow key before the back end has said so, and keeps the focus', async () => {
  const { page, moves, names, row } = await open();

  row('销售部').focus();
  await page.user.keyboard('{Alt>}{ArrowUp}{/Alt}');

  expect(names()).toEqual(['总公司', '销售部', '产品部', '分公司']);
  expect(document.activeElement).toBe(row('销售部'));
  await page.findByText('已移动「销售部」');
  expect(moves.sent.map(({ body }) => body)).toEqual([{ id: 3, parentId: 1, ids: [3, 2] }]);
});

it('stores a second move that was made while the first one was under way, after it', async () => {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { page, moves, names, row } = await open({ held });

  row('销售部').focus();
  await page.user.keyboard('{Alt>}{ArrowUp}{ArrowLeft}{/Alt}');
  expect(names()).toEqual(['总公司', '产品部', '销售部', '分公司']);
  expect(row('销售部').getAttribute('aria-level')).toBe('1');
  await expect.poll(() => moves.sent.length).toBe(1);
  letGo();

  await page.findByText('已移动「销售部」');
  expect(moves.sent.map(({ body }) => body)).toEqual([
    { id: 3, parentId: 1, ids: [3, 2] },
    { id: 3, parentId: 0, ids: [1, 3, 5] },
  ]);
  await expect.poll(() => page.main().querySelector('[data-loading="true"]')).toBeNull();
  expect(names()).toEqual(['总公司', '产品部', '销售部', '分公司']);
  expect(document.activeElement).toBe(row('销售部'));
});

it('gives up the moves that wait when one is refused', async () => {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { page, moves, names, row } = await open({ held, refuses: true });

  row('销售部').focus();
  await page.user.keyboard('{Alt>}{ArrowUp}{ArrowLeft}{/Alt}');
  letGo();

  await page.findByText('存在子部门，无法移动');
  await expect.poll(names).toEqual(['总公司', '产品部', '销售部', '分公司']);
  expect(row('销售部').getAttribute('aria-level')).toBe('2');
  expect(moves.sent).toHaveLength(1);
});

it('goes back when the move is refused, and says why', async () => {
  const { page, names, row } = await open({ refuses: true });

  row('销售部').focus();
  await page.user.keyboard('{Alt>}{ArrowUp}{/Alt}');

  await page.findByText('存在子部门，无法移动');
  await expect.poll(names).toEqual(['总公司', '产品部', '销售部', '分公司']);
});

it('moves a record by the pointer, and not when Esc gives it up', async () => {
  const { moves, names, row, page } = await open();
  const grip = (name: string) => {
    const found = row(name).querySelector('[title^="拖动"]');
    if (found === null) throw new Error(`no grip at ${name}`);
    return found;
  };
  const draw = async (y: number): Promise<void> => {
    fireEvent.pointerDown(grip('分公司'), { button: 0, isPrimary: true });
    await expect.poll(() => page.main().querySelector('[data-dragging="true"]')).not.toBeNull();
    fireEvent.pointerMove(window, { clientY: y });
  };

  // Documents of tests have no layout: the body begins at 0, and rows are 44 px high.
  await draw(60);
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent.pointerUp(window);
  await expect.poll(() => page.main().querySelector('[data-dragging="true"]')).toBeNull();
  expect(names()).toEqual(['总公司', '产品部', '销售部', '分公司']);

  await draw(66);
  await expect.poll(() => row('产品部').dataset['over']).toBe('true');
  fireEvent.pointerUp(window);
  await page.findByText('已移动「分公司」');
  expect(moves.sent.map(({ body }) => body)).toEqual([{ id: 5, parentId: 2, ids: [4, 5] }]);
  expect(names()).toEqual(['总公司', '产品部', '设计组', '分公司', '销售部']);

  // At the upper edge of its own row it stays where it is.
  await draw(140);
  fireEvent.pointerUp(window);
  await expect.poll(() => page.main().querySelector('[data-dragging="true"]')).toBeNull();
  expect(moves.sent).toHaveLength(1);
});

it('moves a record by a dialog, which offers no place below itself', async () => {
  const { page, moves } = await open();

  await page.press('移动到「产品部」');
  const dialog = await page.findByRole('dialog', { name: '移动「产品部」到' });
  const item = (name: string) => {
    const found = [...dialog.querySelectorAll<HTMLElement>('[role="treeitem"]')].find(({ textContent }) => textContent === name);
    if (found === undefined) throw new Error(`no item ${name}`);
    return found;
  };
  expect(item('产品部').getAttribute('aria-disabled')).toBe('true');
  expect([...dialog.querySelectorAll('[role="treeitem"]')].map(({ textContent }) => textContent)).not.toContain('设计组');
  await page.press('确定');
  await page.findByText('请选择移动到哪里');
  await page.user.click(item('分公司'));
  expect(page.queryByText('请选择移动到哪里')).toBeNull();
  await page.press('确定');

  await page.findByText('已移动「产品部」');
  expect(moves.sent.map(({ body }) => body)).toEqual([{ id: 2, parentId: 5, ids: [2] }]);
});

it('lets those move nothing who may not', async () => {
  const { page, moves, row } = await open({ permissions: [] });

  row('销售部').focus();
  await page.user.keyboard('{Alt>}{ArrowUp}{/Alt}');

  expect(moves.sent).toEqual([]);
  expect(page.main().querySelector('[title^="拖动"]')).toBeNull();
  expect(page.queryByRole('button', { name: /移动到/ })).toBeNull();
});
