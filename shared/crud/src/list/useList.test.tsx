import { changes } from '@zhilv/platform';
import { dictTypeRow, dictTypes } from '@zhilv/testing/crud/dict-types';
import { renderList } from '@zhilv/testing/crud/render-list';
import { expect, it } from 'vitest';

const start = (address = '/list') =>
  renderList((list) => <output aria-label="行">{list.rows.map(({ name }) => name).join(' ')}</output>, {
    address,
    rows: [dictTypeRow(1), dictTypeRow(2)],
    total: 95,
  });

it('turns pages and keeps the filters', async () => {
  const page = await start('/list?name=性别');

  page.list().turnTo(3);
  await expect.poll(page.address).toBe('/list?name=性别&pageNo=3');
  await expect.poll(() => page.list().state.pageNo).toBe(3);
});

it('begins at the first page with other filters or another order', async () => {
  const page = await start('/list?pageNo=3');

  page.list().search({ name: '性别' });
  await expect.poll(() => page.list().state.filters).toEqual({ name: '性别' });
  expect(page.address()).toBe('/list?name=性别');
  page.list().turnTo(2);
  await expect.poll(() => page.list().state.pageNo).toBe(2);

  page.list().sortBy({ field: 'name', order: 'desc' });
  await expect.poll(page.address).toBe('/list?name=性别&sortField=name&sortOrder=desc');
});

it('keeps the records at the top of the page in sight when pages become larger or smaller', async () => {
  const page = await start('/list?pageNo=3&pageSize=20');

  // The 41st record is on the first page of 50, and on the fifth of 10.
  page.list().resize(50);
  await expect.poll(page.address).toBe('/list?pageSize=50');

  await page.goTo('/list?pageNo=3');
  await expect.poll(() => page.list().state.pageNo).toBe(3);
  page.list().resize(10);
  await expect.poll(page.address).toBe('/list?pageNo=5&pageSize=10');
});

it('goes to where a new record can be seen, and marks it for two seconds', async () => {
  const page = await start('/list?name=性别&pageNo=3&sortField=name&sortOrder=asc');

  await page.list().reload({ saved: 2, created: true });

  await expect.poll(page.address).toBe('/list');
  await expect.poll(() => page.list().highlighted).toBe(2);
  await expect.poll(() => page.list().highlighted, { timeout: 10_000 }).toBeNull();
});

it('stays where it is for a changed record', async () => {
  const page = await start('/list?pageNo=3');

  await page.list().reload({ saved: 2 });

  expect(page.address()).toBe('/list?pageNo=3');
  expect(page.loads()).toBe(2);
});

it('loads once for a change of its own, and again when another page changes the records', async () => {
  const page = await start();

  await page.list().reload({});
  expect(page.loads()).toBe(2);

  changes.announce(dictTypes.api.page.path);
  await expect.poll(page.loads).toBe(3);
});

it('tells the other lists of its records about a change, and nobody about a mere refresh', async () => {
  const page = await start();
  const before = changes.revision(dictTypes.api.page.path);

  await page.list().reload();
  expect(changes.revision(dictTypes.api.page.path)).toBe(before);

  await page.list().reload({ saved: 1 });
  expect(changes.revision(dictTypes.api.page.path)).toBe(before + 1);
});

it('asks for nothing more once its page was closed', async () => {
  const page = await start();
  const { reload } = page.list();

  page.end();
  await Promise.resolve();
  await reload({});

  expect(page.loads()).toBe(1);
});
