import { dictType } from '@zhilv/contract/system';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

/** Deletes the first of two records on a page of both. */
async function deleted() {
  const own = new OwnRecords();
  const [first, last] = [await own.makeDictType('a'), await own.makeDictType('b')];
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const list = new ListView(page);
  await list.delete(first.name);
  expect((await page.findByRole('dialog', { name: '系统提示' })).textContent).toContain(
    `将删除「${first.name}」，删除后 8 秒内可以撤销。`,
  );
  await list.confirm();
  await expect.poll(() => list.names()).toEqual([last.name]);
  return { page, list, first, last };
}

it('brings a deleted record back to its place, by the keyboard too', async () => {
  const { page, list, first, last } = await deleted();
  const undo = await page.findByRole('button', { name: '撤销' });

  undo.focus();
  await page.user.keyboard('{Enter}');

  await expect.poll(() => list.names()).toEqual([last.name, first.name]);
  expect(await page.findByText(`已恢复「${first.name}」`)).toBeTruthy();
  expect(page.queryByRole('button', { name: '撤销' })).toBeNull();
});

it('says why a record does not come back', async () => {
  const { page, list, first, last } = await deleted();
  await callElsewhere(dictType.create, { name: '占用', type: first.type, status: 0 });

  await page.press('撤销');

  expect((await page.findByText('已经存在该类型的字典类型')).closest('[role="alert"]')).not.toBeNull();
  expect(list.names()).toEqual([last.name]);
});

it('offers nothing where the back end cannot bring a record back', async () => {
  new PageCalls(dictType.page).change(({ offers: _, ...stock }: { offers: string[] }) => stock);
  const own = new OwnRecords();
  const { name } = await own.makeDictType();
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const list = new ListView(page);

  await list.delete(name);
  expect((await page.findByRole('dialog', { name: '系统提示' })).textContent).toContain('删除后不能恢复。');
  await list.confirm();

  expect(await page.findByText(`已删除「${name}」`)).toBeTruthy();
  expect(page.queryByRole('button', { name: '撤销' })).toBeNull();
});
