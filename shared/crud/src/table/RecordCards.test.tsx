import { within } from '@testing-library/dom';
import { dictTypeRow } from '@zhilv/testing/crud/dict-types';
import { renderList } from '@zhilv/testing/crud/render-list';
import { expect, it } from 'vitest';
import { RecordCards } from './RecordCards.tsx';

const rows = [
  dictTypeRow(1, { name: '性别', type: 'sex', status: 77, remark: null }),
  dictTypeRow(2, { name: '状态', type: 'status', status: 1, remark: '开或关' }),
];

const start = (chooser?: string, facts?: readonly ('createTime' | 'remark')[]) =>
  renderList(
    (list) => (
      <RecordCards
        list={list}
        columns={['name', 'type', 'status', 'remark', 'createTime']}
        facts={facts}
        link={({ id }) => `/dict/${id}`}
        chooser={chooser}
        rowActions={({ name }) => <button type="button">修改{name}</button>}
      />
    ),
    { rows, width: 390 },
  );

const factsOf = (card: HTMLElement) => [...card.querySelectorAll('dt')].map(({ textContent }) => textContent);

const card = (page: Awaited<ReturnType<typeof start>>, index: number): HTMLElement => {
  const one = page.getAllByRole('listitem')[index];
  if (one === undefined) throw new Error(`There is no card ${index}.`);
  return one;
};

it('heads a card by the name, which leads to the record, and the state', async () => {
  const page = await start();
  const head = card(page, 0);

  expect(within(head).getByRole('link', { name: '性别' }).getAttribute('href')).toBe('/dict/1');
  // No dictionary knows the state, so it is its own label.
  expect(within(head).getByText('77')).toBeTruthy();
});

it('shows the first two facts that a record has, and passes over those it lacks', async () => {
  const page = await start();

  expect(factsOf(card(page, 0))).toEqual(['字典类型', '创建时间']);
  expect(factsOf(card(page, 1))).toEqual(['字典类型', '备注']);
});

it('shows the facts that a list names before others', async () => {
  const page = await start(undefined, ['remark', 'createTime']);

  expect(factsOf(card(page, 0))).toEqual(['创建时间', '字典类型']);
  expect(factsOf(card(page, 1))).toEqual(['备注', '创建时间']);
});

it('has the actions of each record', async () => {
  const page = await start();

  expect(within(card(page, 1)).getByRole('button', { name: '修改状态' })).toBeTruthy();
});

it('sorts above the cards, for there are no headings', async () => {
  const page = await start();

  await page.user.selectOptions(page.getByLabelText('排序'), '字典名称降序');

  await expect.poll(page.address).toBe('/list?sortField=name&sortOrder=desc');
});

it('chooses rows, or all of the page, only where there is something to do with several', async () => {
  const page = await start('chooser');
  await page.user.click(page.getByRole('checkbox', { name: '选择本页全部' }));
  expect(page.list().selection.rows).toHaveLength(2);
  page.end();

  const without = await start();
  expect(without.queryByRole('checkbox')).toBeNull();
});
