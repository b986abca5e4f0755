import { processModel } from '@zhilv/contract/bpm';
import { property } from '@zhilv/contract/product';
import { Calls } from './Calls.ts';
import { ListPage } from './ListPage.ts';
import { test } from './OwnRecords.ts';
import { expect } from './test.ts';

test.describe('product properties', () => {
  test.use({ as: 'mallstaff' });

  test('are created, changed and deleted', async ({ page, own }) => {
    const [name, renamed] = [own.name('属性'), own.name('改名')];
    await page.goto('/mall/product/property');
    const list = new ListPage(page);

    await list.create();
    await list.form.fill({ 属性名称: name, 备注: '游客可选' });
    await list.form.ok.click();
    await expect(list.row(name)).toContainText('游客可选');

    await list.edit(name);
    await list.form.fill({ 属性名称: renamed });
    await list.form.ok.click();
    await expect(list.row(renamed)).toContainText('游客可选');

    await list.delete(renamed);
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await expect(list.row(renamed)).toBeHidden();
  });

  test('of a name that there is already are refused before they are sent, and the one there is shows', async ({ page, own }) => {
    const { name } = await own.makeProperty();
    await page.goto('/mall/product/property');
    const list = new ListPage(page);
    const creations = new Calls(page, property.create);
    await list.create();
    await list.form.fill({ 属性名称: name, 备注: '写了很久' });

    await list.form.ok.click();

    await expect(list.form.refusals).toHaveText('属性已存在');
    await expect(list.form.field('属性名称')).toBeFocused();
    await expect(list.form.field('备注')).toHaveValue('写了很久');
    await expect(list.rows).toHaveText([name]);
    expect(creations.seen).toEqual([]);
  });

  test("that have values are not deleted, in the back end's words", async ({ page }) => {
    await page.goto('/mall/product/property?name=票种');
    const list = new ListPage(page);

    await list.delete('票种');
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();

    await expect(page.getByRole('alert').filter({ hasText: '属性项下存在属性值，无法删除' })).toBeVisible();
    await expect(list.row('票种')).toBeVisible();
  });
});

test.describe('process models', () => {
  test.use({ as: 'bpmstaff' });

  test('are created, found by their key, and deleted', async ({ page, own }) => {
    const [name, key] = [own.name('流程'), own.key('flow')];
    await page.goto('/bpm/manager/model');
    const list = new ListPage(page);

    await list.create();
    await list.form.fill({ 流程标识: key, 流程名称: name, 流程描述: '两级审批' });
    await list.form.ok.click();
    await expect(list.row(name)).toContainText(key);
    await expect(list.row(name)).toContainText('未部署');

    await list.filter('流程标识').fill(key);
    await list.filter('流程标识').press('Enter');
    await expect(list.rows).toHaveText([name]);

    await list.delete(name);
    await expect(page.getByRole('dialog')).toContainText(`「${name}」`);
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await expect(page.getByRole('main')).toContainText('没有符合条件的流程模型');
  });

  test("of a key that there is already are refused in the back end's words", async ({ page, own }) => {
    await page.goto('/bpm/manager/model');
    const list = new ListPage(page);
    await list.create();
    await list.form.fill({ 流程标识: 'oa_leave', 流程名称: own.name('流程') });

    await list.form.ok.click();

    await expect(page.getByRole('alert').filter({ hasText: '已经存在流程标识为【oa_leave】的流程' })).toBeVisible();
    await expect(list.form.field('流程名称')).toHaveValue(own.name('流程'));
  });

  test('need a key and a name', async ({ page }) => {
    await page.goto('/bpm/manager/model');
    const list = new ListPage(page);
    const creations = new Calls(page, processModel.create);
    await list.create();

    await list.form.ok.click();

    await expect(list.form.refusals).toHaveText(['流程标识不能为空', '流程名称不能为空']);
    await expect(list.form.field('流程标识')).toBeFocused();
    expect(creations.seen).toEqual([]);
  });
});
