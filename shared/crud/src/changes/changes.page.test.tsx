import { within } from '@testing-library/dom';
import { dictType } from '@zhilv/contract/system';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

async function opened(prepare: (own: { id: number; name: string; type: string }) => Promise<unknown> = async () => {}) {
  const own = new OwnRecords();
  const made = await own.makeDictType();
  await prepare({ ...made, id: Number(made.id) });
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  await page.press(/的变更记录$/);
  return { page, made, sheet: await page.findByRole('dialog', { name: /^变更记录 · / }) };
}

it('tells who changed what, in the words of the list', async () => {
  const { sheet, made } = await opened(({ id, name, type }) =>
    callElsewhere(dictType.update, { id, name, type, status: 1, remark: '停用了' }),
  );

  const items = (await within(sheet).findByRole('list', { name: '变更记录' })).querySelectorAll('li');
  expect(items).toHaveLength(2);
  expect(items[0]?.textContent).toMatch(/^修改admin\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}状态开启→关闭备注—→停用了$/);
  expect(items[1]?.textContent).toContain(`字典名称${made.name}`);
  expect(items[1]?.textContent).toMatch(/^新增admin/);
});

it('tells of a deletion what was there', async () => {
  const { sheet, made } = await opened(async ({ id }) => {
    await callElsewhere(dictType.delete, { id });
    await callElsewhere(dictType.restore, { id });
  });

  const items = (await within(sheet).findByRole('list', { name: '变更记录' })).querySelectorAll('li');
  expect(items[0]?.textContent).toMatch(/^恢复admin[\d: -]+$/);
  expect(items[1]?.textContent).toMatch(/^删除admin/);
  expect(items[1]?.textContent).toContain(`字典名称${made.name}`);
  expect(items[1]?.textContent).not.toContain('→');
});

it('says that nothing is known of a record that is older than the history', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict?type=system_user_sex');

  await page.press(/的变更记录$/);

  expect(await page.findByText('没有变更记录：近 180 天内没有人改过它。')).toBeTruthy();
});

it('says why the history cannot be had, and tries again', async () => {
  const calls = new PageCalls(dictType.changes);
  calls.refuse(500, '系统异常');
  const { page, sheet } = await opened();
  expect((await within(sheet).findByRole('alert')).textContent).toBe('系统异常');

  calls.mend();
  await page.press('重试');

  expect(await within(sheet).findByRole('list', { name: '变更记录' })).toBeTruthy();
});

it('is not offered where the back end keeps no history', async () => {
  new PageCalls(dictType.page).change(({ offers: _, ...stock }: { offers: string[] }) => stock);

  const page = await renderPage(dictTypesPage, '/system/dict?type=common_status');

  expect(await page.findByRole('button', { name: /^修改/ })).toBeTruthy();
  expect(page.queryByRole('button', { name: /变更记录/ })).toBeNull();
});
