import { dictTypeRow } from '@zhilv/testing/crud/dict-types';
import { renderList } from '@zhilv/testing/crud/render-list';
import { expect, it } from 'vitest';
import { ChooseAll } from './ChooseAll.tsx';
import { ChooseRow } from './ChooseRow.tsx';

const start = () =>
  renderList(
    (list) => (
      <>
        <ChooseAll list={list} />
        {list.rows.map((row) => (
          <ChooseRow key={String(row.id)} list={list} row={row} />
        ))}
      </>
    ),
    { rows: [dictTypeRow(1, { name: '性别' }), dictTypeRow(2, { name: '状态' })] },
  );

it('is between all and none while some are chosen, and then chooses the rest', async () => {
  const page = await start();
  const all = page.getByRole<HTMLInputElement>('checkbox', { name: '选择本页全部' });

  await page.user.click(page.getByRole('checkbox', { name: '选择「状态」' }));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);

  await page.user.click(all);
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  expect(page.list().selection.rows.map(({ name }) => name)).toEqual(['性别', '状态']);
});

it('chooses none when all were chosen', async () => {
  const page = await start();
  const all = page.getByRole<HTMLInputElement>('checkbox', { name: '选择本页全部' });

  await page.user.click(all);
  await page.user.click(all);

  expect(page.list().selection.rows).toEqual([]);
  expect(page.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false);
});
