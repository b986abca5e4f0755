import { dictType } from '@zhilv/contract/system';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

it('names what will go, and keeps it by 取消', async () => {
  const own = new OwnRecords();
  const { name } = await own.makeDictType();
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const list = new ListView(page);
  const deletions = new PageCalls(dictType.delete);

  await list.delete(name);
  expect((await page.findByRole('dialog', { name: '系统提示' })).textContent).toContain(
    `将删除「${name}」，删除后 8 秒内可以撤销。`,
  );
  await list.refuse();
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  expect(list.names()).toEqual([name]);
  expect(deletions.sent).toEqual([]);

  await list.delete(name);
  await list.confirm();
  expect((await page.findByText(`已删除「${name}」`)).closest('[role="status"]')).not.toBeNull();
  await expect.poll(() => page.text()).toContain('没有符合条件的字典类型');
});

it("does not delete what is in use, in the back end's words", async () => {
  const page = await renderPage(dictTypesPage, '/system/dict?type=common_status');
  const list = new ListView(page);

  await list.delete('系统状态');
  await list.confirm();

  expect((await page.findByText('无法删除，该字典类型还有字典数据')).closest('[role="alert"]')).not.toBeNull();
  expect(list.names()).toEqual(['系统状态']);
});
