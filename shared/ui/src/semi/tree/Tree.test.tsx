import { within } from '@testing-library/dom';
import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tree } from './Tree.tsx';
import type { TreeNode } from './treeData.ts';

const nodes: readonly TreeNode[] = [
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
      { key: 'sales', label: '销售部' },
    ],
  },
  { key: 'branch', label: '分公司' },
];

function One() {
  const [value, setValue] = useState<string | null>('product');
  return <Tree label="部门" nodes={nodes} value={value} onChange={setValue} />;
}

function Many() {
  const [value, setValue] = useState<readonly string[]>(['design']);
  return <Tree label="部门" nodes={nodes} multiple searchable value={value} onChange={setValue} />;
}

const draw = (element: React.ReactElement) => {
  const part = renderPart(element);
  const tree = part.getByRole('tree', { name: '部门' });
  const items = () => within(tree).queryAllByRole('treeitem');
  const item = (name: string) => {
    const found = items().find(({ textContent }) => textContent === name);
    if (found === undefined) throw new Error(`no item ${name}`);
    return found;
  };
  const values = (name: string) => items().map((one) => one.getAttribute(name));
  return { part, tree, items, item, values };
};

it('has one item that Tab goes to: the chosen one, then the one it was at', async () => {
  const { part, item, values } = draw(<One />);

  expect(values('tabindex')).toEqual(['-1', '0', '-1', '-1', '-1', '-1']);
  await part.user.tab();
  expect(document.activeElement).toBe(item('产品部'));
  await part.user.keyboard('{ArrowDown}');

  expect(document.activeElement).toBe(item('设计组'));
  expect(values('tabindex')).toEqual(['-1', '-1', '0', '-1', '-1', '-1']);
});

it('begins with the first item where none is chosen', () => {
  const { values } = draw(<Tree label="部门" nodes={nodes} value={null} onChange={() => {}} />);

  expect(values('tabindex')).toEqual(['0', '-1', '-1', '-1', '-1', '-1']);
});

it('says of each item how many stand beside it, and which of them it is', () => {
  const { values } = draw(<One />);

  expect(values('aria-setsize')).toEqual(['2', '2', '2', '2', '2', '2']);
  expect(values('aria-posinset')).toEqual(['1', '1', '1', '2', '2', '2']);
});

it('says of branches alone that they are open', () => {
  expect(draw(<One />).values('aria-expanded')).toEqual(['true', 'true', null, null, null, null]);
});

it('says of one item that it is chosen, and of none that it is ticked, where one may be', () => {
  const { values } = draw(<One />);

  expect(values('aria-selected')).toEqual(['false', 'true', 'false', 'false', 'false', 'false']);
  expect(values('aria-checked')).toEqual([null, null, null, null, null, null]);
});

it('says of each item whether it is ticked, and of none that it is chosen, where several may be', () => {
  const { values } = draw(<Many />);

  expect(values('aria-checked')).toEqual(['mixed', 'mixed', 'true', 'false', 'false', 'false']);
  expect(values('aria-selected')).toEqual([null, null, null, null, null, null]);
});

it('holds items and nothing else, for assistive technology', () => {
  const { tree } = draw(<Many />);

  for (const role of ['button', 'checkbox', 'group', 'img', 'list', 'listitem'])
    expect([role, within(tree).queryAllByRole(role)]).toEqual([role, []]);
});

it('has a search field with a name, and no stop but it and one item', async () => {
  const { part, item, tree } = draw(<Many />);
  const search = part.getByRole('textbox', { name: '搜索部门' });

  expect(part.queryAllByRole('img')).toEqual([]);
  search.focus();
  await part.user.tab();
  expect(tree.contains(document.activeElement)).toBe(true);
  expect(document.activeElement).toBe(item('设计组'));
  await part.user.tab();
  expect(tree.contains(document.activeElement)).toBe(false);
});

it('is gone through by keys', async () => {
  const { part, item } = draw(<One />);
  const at = async (key: string) => {
    await part.user.keyboard(key);
    return document.activeElement?.textContent;
  };

  item('产品部').focus();
  expect(await at('{End}')).toBe('分公司');
  expect(await at('{ArrowUp}')).toBe('销售部');
  expect(await at('{Home}')).toBe('总公司');
  expect(await at('{ArrowRight}')).toBe('产品部');
  expect(await at('{ArrowDown}')).toBe('设计组');
  expect(await at('{ArrowLeft}')).toBe('产品部');
});

it('is folded and opened by keys', async () => {
  const { part, item, items } = draw(<One />);
  const names = () => items().map(({ textContent }) => textContent);

  item('产品部').focus();
  await part.user.keyboard('{ArrowLeft}');
  await expect.poll(names).toEqual(['总公司', '产品部', '销售部', '分公司']);
  await part.user.keyboard('{ArrowRight}');

  await expect.poll(names).toEqual(['总公司', '产品部', '设计组', '策划组', '销售部', '分公司']);
});

it.each(['{Enter}', ' '])('is chosen from by "%s"', async (key) => {
  const { part, item } = draw(<One />);

  item('销售部').focus();
  await part.user.keyboard(key);

  await expect.poll(() => item('销售部').getAttribute('aria-selected')).toBe('true');
});
