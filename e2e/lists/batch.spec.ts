import { dictType } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { Console } from '../pages/Console.ts';
import { ListPage } from '../pages/ListPage.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('several are deleted one after the other; a report says which were not, and why', async ({ page, own }) => {
  const [first, used, last] = [await own.makeDictType('a'), await own.makeDictType('b'), await own.makeDictType('c')];
  await own.makeDictData(used.type);
  await page.goto(`/system/dict?name=${own.mark}`);
  const list = new ListPage(page);
  const deletions = new Calls(page, dictType.delete);
  await list.chooseAll.check();

  await list.batchDelete.click();
  const question = page.getByRole('dialog', { name: '系统提示' });
  for (const { name } of [first, used, last]) await expect(question).toContainText(`「${name}」`);
  await expect(question).toContainText('共 3 个字典类型，删除后不能恢复');
  await list.confirm();

  await expect(list.batch.getByRole('status')).toHaveText('删除成功 2 个，失败 1 个。');
  await expect(list.batch.getByRole('row').last()).toHaveText(`${used.name}无法删除，该字典类型还有字典数据`);
  expect(deletions.seen).toHaveLength(3);
  await list.batch.getByRole('button', { name: '关闭' }).last().click();
  await expect(list.rows).toHaveText([used.name]);
  await expect(list.chooser(used.name)).toBeChecked();
  await expect(list.batchDelete).toBeFocused();
});

test('a batch goes on while another tab shows, and its report waits to be read', async ({ page, own }) => {
  await own.makeDictType('a');
  await own.makeDictType('b');
  await page.goto(`/system/dict?name=${own.mark}`);
  const list = new ListPage(page);
  const shell = new Console(page);
  await expect(shell.heading('字典管理')).toBeVisible();
  await shell.tab('首页').click();
  await shell.tab('字典管理').click();
  const deletions = new Calls(page, dictType.delete);
  const release = await deletions.hold();
  await list.chooseAll.check();
  await list.batchDelete.click();
  await list.confirm();
  await expect(list.batch).toContainText(/正在删除 1 \/ 2/);

  await page.goBack();
  await expect(page).toHaveURL('/index');
  await expect(list.batch).toBeHidden();
  release();
  await expect.poll(() => deletions.seen.length).toBe(2);
  await page.goForward();

  await expect(list.batch.getByRole('status')).toHaveText('删除成功 2 个。');
});

test('a batch that is not confirmed changes nothing', async ({ page, own }) => {
  const { name } = await own.makeDictType();
  await page.goto(`/system/dict?name=${own.mark}`);
  const list = new ListPage(page);
  const deletions = new Calls(page, dictType.delete);
  await list.chooser(name).check();

  await list.batchDelete.click();
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '取消' }).click();

  await expect(list.batchDelete).toBeFocused();
  await expect(list.chooser(name)).toBeChecked();
  expect(deletions.seen).toEqual([]);
});
