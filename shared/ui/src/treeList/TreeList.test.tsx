import { within } from '@testing-library/dom';
import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TreeList, type TreeListNode } from './TreeList.tsx';
import { company } from '@zhilv/testing/ui/company';

interface Given {
  nodes?: readonly TreeListNode[];
  first?: string | null;
}

function One({ nodes = company, first = null }: Given) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <>
      <TreeList label="部门" nodes={nodes} value={value} onChange={setValue} searchable />
      <output>{value ?? '全部'}</output>
    </>
  );
}

function Many({ linked = true }: { linked?: boolean }) {
  const [value, setValue] = useState<readonly string[]>(['design']);
  return (
    <>
      <TreeList label="部门" nodes={company} multiple searchable linked={linked} value={value} onChange={setValue} />
      <output>{value.toSorted().join()}</output>
    </>
  );
}

const draw = (element: React.ReactElement) => {
  const part = renderPart(element);
  const items = () => part.queryAllByRole('treeitem');
  const labels = () => items().map(({ textContent }) => textContent);
  const item = (name: string) => {
    const found = items().find((one) => one.querySelector('[title]')?.textContent === name);
    if (found === undefined) throw new Error(`no item ${name}`);
    return found;
  };
  const values = (name: string) => items().map((one) => one.getAttribute(name));
  return { part, items, labels, item, values, output: () => document.querySelector('output')?.textContent };
};

const many = (count: number): readonly TreeListNode[] => [
  {
    key: 'root',
    label: '集团',
    children: Array.from({ length: count }, (_, index) => ({ key: `k${index}`, label: `部门 ${index}` })),
  },
];

it.each([
  [1440, '102px'],
  [390, '192px'],
])('gives long labels room on a phone: at %i pixels three take %s', (width, height) => {
  const nodes = ['一', '二', '三'].map((key) => ({ key, label: key, note: '¥1.00' }));
  const part = renderPart(<TreeList label="规格" nodes={nodes} value={null} onChange={() => undefined} longLabels />, { width });

  expect(part.getByRole('tree').style.height).toBe(height);
});

it('opens its first level, and says of each item where it stands', () => {
  const { labels, values } = draw(<One />);

  expect(labels()).toEqual(['总公司12', '产品部', '销售部', '分公司']);
  expect(values('aria-level')).toEqual(['1', '2', '2', '1']);
  expect(values('aria-posinset')).toEqual(['1', '1', '2', '2']);
  expect(values('aria-setsize')).toEqual(['2', '2', '2', '2']);
  expect(values('aria-expanded')).toEqual(['true', 'false', null, null]);
  expect(values('aria-selected')).toEqual(['false', 'false', 'false', 'false']);
});

it('opens at the chosen node, to which Tab goes', async () => {
  const { part, item, labels } = draw(<One first="plan" />);

  expect(labels()).toContain('策划组');
  part.getByRole('textbox', { name: '搜索部门' }).focus();
  await part.user.tab();
  expect(document.activeElement).toBe(item('策划组'));
  await part.user.tab();
  expect(document.activeElement?.getAttribute('role')).not.toBe('treeitem');
});

it('is gone through, folded and chosen from by keys', async () => {
  const { part, item, labels, output } = draw(<One />);

  item('总公司').focus();
  await part.user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(item('产品部'));
  await part.user.keyboard('{ArrowRight}');
  expect(labels()).toContain('设计组');
  await part.user.keyboard('{ArrowRight}{Enter}');
  expect(output()).toBe('design');
  expect(item('设计组').getAttribute('aria-selected')).toBe('true');
  await part.user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(item('产品部'));
  expect(labels()).not.toContain('设计组');
});

it('goes on by keys from the row that was pressed', async () => {
  const { part, item } = draw(<One />);

  item('销售部').focus();
  await part.user.keyboard('{ArrowDown}');

  expect(document.activeElement).toBe(item('分公司'));
});

it('gives nothing when the chosen node is pressed again, and folds by its mark without choosing', async () => {
  const { part, item, labels, output } = draw(<One />);

  await part.user.click(item('产品部'));
  expect(output()).toBe('product');
  await part.user.click(item('产品部'));
  expect(output()).toBe('全部');

  await part.user.click(item('产品部').firstElementChild ?? item('产品部'));
  expect(labels()).toContain('设计组');
  expect(output()).toBe('全部');
});

it('draws a few of 2,000 rows, and takes the keyboard to the last', async () => {
  const { part, items, item } = draw(<One nodes={many(2000)} />);
  expect(items().length).toBeLessThan(60);

  item('集团').focus();
  await part.user.keyboard('{End}');

  expect(document.activeElement).toBe(item('部门 1999'));
  expect(document.activeElement?.getAttribute('aria-posinset')).toBe('2000');
  expect(items().length).toBeLessThan(60);
});

it('finds nodes, says how many, and has the whole tree as it was when the search is over', async () => {
  const { part, labels } = draw(<One />);
  const search = part.getByRole('textbox', { name: '搜索部门' });

  await part.user.type(search, '组');
  expect(labels()).toEqual(['总公司12', '产品部', '设计组', '策划组']);
  part.getByText('找到 2 项');

  await part.user.type(search, '长');
  part.getByText('没有符合的内容');
  expect(part.queryByRole('tree')).toBeNull();

  await part.user.clear(search);
  expect(labels()).toEqual(['总公司12', '产品部', '销售部', '分公司']);
});

it('goes from the search into the tree by the arrow key, past the cross that would empty it', async () => {
  const { part, item } = draw(<One />);
  const search = part.getByRole('textbox', { name: '搜索部门' });

  await part.user.type(search, '组{ArrowDown}');
  expect(document.activeElement).toBe(item('总公司'));
  expect(search).toHaveProperty('value', '组');
});

it('chooses the one node that is found by Enter in the search, and never takes it back', async () => {
  const { part, output } = draw(<One />);
  const search = part.getByRole('textbox', { name: '搜索部门' });

  await part.user.type(search, '组{Enter}');
  expect(output()).toBe('全部');
  await part.user.type(search, '{Backspace}设计{Enter}');
  expect(output()).toBe('design');
  await part.user.type(search, '{Enter}');
  expect(output()).toBe('design');
});

it('ticks a node with all below it and those above it, and shows half a tick where only some are', async () => {
  const { part, item, output } = draw(<Many />);
  expect(item('总公司').getAttribute('aria-checked')).toBe('mixed');
  expect(item('总公司').getAttribute('aria-selected')).toBeNull();
  expect(part.getByRole('tree').getAttribute('aria-multiselectable')).toBe('true');

  await part.user.click(item('产品部'));
  expect(output()).toBe('design,head,plan,product');
  expect(item('产品部').getAttribute('aria-checked')).toBe('true');

  await part.user.click(item('产品部'));
  expect(output()).toBe('head');
});

it('ticks single nodes where they are not linked', async () => {
  const { part, item, output } = draw(<Many linked={false} />);

  await part.user.click(item('总公司'));

  expect(output()).toBe('design,head');
  expect(item('产品部').getAttribute('aria-checked')).toBe('false');
});

it('chooses all, opens all and folds all', async () => {
  const { part, labels, output } = draw(<Many />);

  await part.user.click(part.getByRole('button', { name: '展开全部' }));
  expect(labels()).toHaveLength(6);
  await part.user.click(part.getByRole('button', { name: '收起全部' }));
  expect(labels()).toEqual(['总公司12', '分公司']);

  const all = part.getByRole<HTMLInputElement>('checkbox', { name: '全选' });
  expect(all.indeterminate).toBe(true);
  await part.user.click(all);
  expect(output()).toBe('branch,design,head,plan,product,sales');
  await part.user.click(all);
  expect(output()).toBe('');
});

it('chooses no disabled node, and goes to it all the same', async () => {
  const { part, item, output } = draw(<One nodes={[{ key: 'a', label: '甲', disabled: true }]} />);

  await part.user.click(item('甲'));
  // A second press would take a choice back.
  expect(output()).toBe('全部');
  item('甲').focus();
  await part.user.keyboard('{Enter}');

  expect(output()).toBe('全部');
  expect(item('甲').getAttribute('aria-disabled')).toBe('true');
});

it('holds items and nothing else, for assistive technology', () => {
  const { part } = draw(<Many />);
  const tree = part.getByRole('tree', { name: '部门' });

  for (const role of ['button', 'checkbox', 'group', 'img', 'list', 'listitem'])
    expect([role, within(tree).queryAllByRole(role)]).toEqual([role, []]);
});
