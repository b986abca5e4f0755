import { within } from '@testing-library/dom';
import { dictType } from '@zhilv/contract/system';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

it('says what to do first while nothing is chosen, and does nothing', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict');

  await page.press('批量删除');

  expect(await page.findByText('请先选择要删除的字典类型')).toBeTruthy();
  expect(page.queryByRole('dialog')).toBeNull();
});

it('deletes several one after the other, and reports which were not, and why', async () => {
  const own = new OwnRecords();
  const [first, used, last] = [await own.makeDictType('a'), await own.makeDictType('b'), await own.makeDictType('c')];
  await own.makeDictData(used.type);
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const list = new ListView(page);
  const deletions = new PageCalls(dictType.delete);
  const release = deletions.hold();
  await page.user.click(page.getByRole('checkbox', { name: '选择本页全部' }));

  await page.press(/^批量删除/);
  const question = await page.findByRole('dialog', { name: '系统提示' });
  for (const { name } of [first, used, last]) expect(question.textContent).toContain(`「${name}」`);
  expect(question.textContent).toContain('共 3 个字典类型，删除后不能恢复');
  await list.confirm();
  const batch = within(await list.batch());
  release();

  await expect.poll(() => batch.queryByText('删除成功 2 个，失败 1 个。')?.role).toBe('status');
  expect(batch.getAllByRole('row').at(-1)?.textContent).toBe(`${used.name}无法删除，该字典类型还有字典数据`);
  expect(deletions.sent).toHaveLength(3);
  await page.user.click(batch.getAllByRole('button', { name: '关闭' }).at(-1) ?? page.main());
  await expect.poll(() => list.names()).toEqual([used.name]);
  expect(list.chooser(used.name)).toHaveProperty('checked', true);
  await expect.poll(() => document.activeElement).toBe(list.tool(/^批量删除/));
});

it('goes on while another tab shows, and its report waits to be read', async () => {
  const own = new OwnRecords();
  await own.makeDictType('a');
  await own.makeDictType('b');
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const list = new ListView(page);
  const deletions = new PageCalls(dictType.delete);
  const release = deletions.hold();
  await page.user.click(page.getByRole('checkbox', { name: '选择本页全部' }));
  await page.press(/^批量删除/);
  await list.confirm();
  await expect.poll(async () => (await list.batch()).textContent).toMatch(/正在删除 1 \/ 2/);

  page.turnTab('hidden');
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  release();
  await expect.poll(() => deletions.sent).toHaveLength(2);
  await deletions.settled();
  page.turnTab('visible');

  expect(within(await list.batch()).getByRole('status').textContent).toBe('删除成功 2 个。');
});

it('stops with the row under way', async () => {
  const own = new OwnRecords();
  const { name: older } = await own.makeDictType('a');
  await own.makeDictType('b');
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const list = new ListView(page);
  await page.user.click(page.getByRole('checkbox', { name: '选择本页全部' }));
  const release = new PageCalls(dictType.delete).hold();
  await page.press(/^批量删除/);
  await list.confirm();
  await expect.poll(async () => (await list.batch()).textContent).toMatch(/正在删除 1 \/ 2/);

  await page.press('停止');
  await page.findByRole('button', { name: '正在停止' });
  release();

  const batch = within(await list.batch());
  await expect.poll(() => batch.queryByText('删除成功 1 个，未处理 1 个。')?.role).toBe('status');
  await expect.poll(() => list.names()).toEqual([older]);
});

it('asks once when it is asked for twice at once', async () => {
  const own = new OwnRecords();
  const { name } = await own.makeDictType();
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const list = new ListView(page);
  const deletions = new PageCalls(dictType.delete);
  await page.user.click(list.chooser(name));

  const button = list.tool(/^批量删除/);
  button?.click();
  button?.click();
  await list.confirm();

  const batch = within(await list.batch());
  await expect.poll(() => batch.queryByText('删除成功 1 个。')?.role).toBe('status');
  expect(page.getAllByRole('dialog')).toHaveLength(1);
  expect(deletions.sent).toHaveLength(1);
});

it('changes nothing when it is not confirmed', async () => {
  const own = new OwnRecords();
  const { name } = await own.makeDictType();
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const list = new ListView(page);
  const deletions = new PageCalls(dictType.delete);
  await page.user.click(list.chooser(name));

  await page.press(/^批量删除/);
  await list.refuse();

  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(list.tool(/^批量删除/));
  expect(list.chooser(name)).toHaveProperty('checked', true);
  expect(deletions.sent).toEqual([]);
});
