import { renderList } from '@zhilv/testing/crud/render-list';
import { expect, it } from 'vitest';
import { SortHeader } from './SortHeader.tsx';

const start = (address = '/list') =>
  renderList(
    (list) => (
      <table>
        <thead>
          <tr>
            <SortHeader list={list} name="name" className={undefined} />
            <SortHeader list={list} name="type" className={undefined} />
          </tr>
        </thead>
      </table>
    ),
    { address },
  );

it('sorts upwards, then downwards, then in the list’s own order again, and says so', async () => {
  const page = await start('/list?pageNo=2');
  const heading = page.getByRole('columnheader', { name: '字典名称' });
  const press = () => page.user.click(page.getByRole('button', { name: '字典名称' }));
  expect(heading.getAttribute('aria-sort')).toBe('none');

  await press();
  await expect.poll(page.address).toBe('/list?sortField=name&sortOrder=asc');
  await expect.poll(() => heading.getAttribute('aria-sort')).toBe('ascending');

  await press();
  await expect.poll(page.address).toBe('/list?sortField=name&sortOrder=desc');
  await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending');

  await press();
  await expect.poll(page.address).toBe('/list');
});

it('begins upwards with another column', async () => {
  const page = await start('/list?sortField=createTime&sortOrder=desc');

  await page.user.click(page.getByRole('button', { name: '字典名称' }));

  await expect.poll(page.address).toBe('/list?sortField=name&sortOrder=asc');
});

it('is plain text for a column that the back end cannot sort by', async () => {
  const page = await start();

  expect(page.getByRole('columnheader', { name: '字典类型' }).hasAttribute('aria-sort')).toBe(false);
  expect(page.queryByRole('button', { name: '字典类型' })).toBeNull();
});
