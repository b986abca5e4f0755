import { dictType } from '@zhilv/contract/system';
import { Calls } from './Calls.ts';
import { ListPage } from './ListPage.ts';
import { test } from './OwnRecords.ts';
import { expect } from './test.ts';

test.use({ as: 'admin' });

test('what is edited is as new as the back end has it, not as old as the list', async ({ page, own }) => {
  const { name } = await own.makeDictType();
  await page.goto(`/system/dict?name=${own.mark}`);
  const list = new ListPage(page);
  await expect(list.row(name)).toBeVisible();
  await own.changeDictType({ remark: '别人刚写的' });

  await list.edit(name);

  await expect(list.form.field('备注')).toHaveValue('别人刚写的');
});

test('a record that is gone is not edited: the list says so and loads anew', async ({ page, own }) => {
  const { name } = await own.makeDictType();
  await page.goto(`/system/dict?name=${own.mark}`);
  const list = new ListPage(page);
  await expect(list.row(name)).toBeVisible();
  await own.removeAll();

  await page.getByRole('button', { name: `修改「${name}」` }).click();

  await expect(page.getByRole('status').filter({ hasText: `「${name}」已被删除` })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('没有符合条件的字典类型');
  await expect(list.form.dialog).toBeHidden();
});

test('of two records pressed one after the other the later is edited, whichever comes first', async ({ page, own }) => {
  const [one, other] = [await own.makeDictType('甲'), await own.makeDictType('乙')];
  await page.goto(`/system/dict?name=${own.mark}`);
  const list = new ListPage(page);
  const late = Promise.withResolvers<void>();
  await page.route(`**${dictType.get.path}?id=${one.id}`, async (route) => {
    await late.promise;
    await route.continue();
  });

  const answered = page.waitForResponse(`**${dictType.get.path}?id=${one.id}`);
  await page.getByRole('button', { name: `修改「${one.name}」` }).click();
  await list.edit(other.name);
  late.resolve();
  await answered;

  await expect(list.form.field('字典名称')).toHaveValue(other.name);
});

test('a record that is still on its way when another form is opened can be opened afterwards', async ({ page, own }) => {
  const { name } = await own.makeDictType();
  await page.goto(`/system/dict?name=${own.mark}`);
  const list = new ListPage(page);
  await list.create();
  await list.form.cancel.click();
  const release = await new Calls(page, dictType.get).hold();

  const answered = page.waitForResponse(`**${dictType.get.path}?**`);
  await page.getByRole('button', { name: `修改「${name}」` }).click();
  await list.create();
  await list.form.cancel.click();
  release();
  await answered;
  await list.edit(name);

  await expect(list.form.field('字典名称')).toHaveValue(name);
});

test('a record that somebody else has deleted meanwhile cannot be saved, and the form keeps what was typed', async ({
  page,
  own,
}) => {
  const { name } = await own.makeDictType();
  await page.goto(`/system/dict?name=${own.mark}`);
  const list = new ListPage(page);
  await list.edit(name);
  await list.form.fill({ 备注: '写了很久' });

  await own.removeAll();
  await list.form.ok.click();

  await expect(page.getByRole('alert').filter({ hasText: '当前字典类型不存在' })).toBeVisible();
  await expect(list.form.field('备注')).toHaveValue('写了很久');
});
