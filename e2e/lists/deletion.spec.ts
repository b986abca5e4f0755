import { ListPage } from '../pages/ListPage.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('a record that was deleted is brought back by one press, and its history tells of everything', async ({ page, own }) => {
  const [first, name] = [own.name('旧称'), own.name('新称')];
  await page.goto(`/system/dict?name=${own.mark}`);
  const list = new ListPage(page);
  await list.create();
  await list.form.fill({ 字典名称: first, 字典类型: own.key('undone') });
  await list.form.ok.click();
  await list.edit(first);
  await list.form.fill({ 字典名称: name });
  await list.form.ok.click();
  await expect(list.row(name)).toBeVisible();

  await list.delete(name);
  await list.confirm();
  await expect(list.row(name)).toBeHidden();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(list.row(name)).toBeVisible();
  await page.reload();
  await expect(list.row(name)).toBeVisible();

  await list
    .row(name)
    .getByRole('button', { name: `「${name}」的变更记录` })
    .click();
  const changes = page.getByRole('dialog').getByRole('list', { name: '变更记录' }).getByRole('listitem');
  await expect(changes).toHaveText([/^恢复admin/, /^删除admin/, /^修改admin/, /^新增admin/]);
  await expect(changes.nth(2)).toContainText(`${first}→${name}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
