import { processModel } from '@zhilv/contract/bpm';
import { property, propertyValue } from '@zhilv/contract/product';
import { Calls } from './Calls.ts';
import { changePermissions } from './changeGrants.ts';
import { Console } from './Console.ts';
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

test.describe('the values of a product property', () => {
  test.use({ as: 'mallstaff' });

  test('are reached from the property, and live from the first to the last', async ({ page, own }) => {
    const { name: parent, id } = await own.makeProperty();
    const [name, renamed] = [own.name('值'), own.name('改名')];
    await page.goto(`/mall/product/property?name=${own.mark}`);
    const list = new ListPage(page);

    await page.getByRole('link', { name: parent, exact: true }).click();
    await expect(page).toHaveURL(`/property/value/${id}`);
    await expect(new Console(page).heading(`属性值 · ${parent}`)).toBeVisible();

    await list.create();
    await list.form.fill({ 属性值名称: name, 备注: '一等座' });
    await list.form.ok.click();
    await expect(list.row(name)).toContainText('一等座');

    await list.edit(name);
    await list.form.fill({ 属性值名称: renamed });
    await list.form.ok.click();
    await expect(list.row(renamed)).toContainText('一等座');

    await list.chooser(renamed).check();
    await list.batchDelete.click();
    await list.confirm();
    await list.batch.getByRole('button', { name: '关闭' }).last().click();
    await expect(page.getByRole('main')).toContainText('还没有属性值');

    await page.getByRole('link', { name: '返回商品属性' }).click();
    await expect(list.row(parent)).toBeVisible();
  });

  test('of a name that the property has already are refused before they are sent, and the one there shows', async ({ page }) => {
    await page.goto('/mall/product/property?name=票种');
    await page.getByRole('main').getByRole('link', { name: '票种' }).click();
    await expect(new Console(page).heading('属性值 · 票种')).toBeVisible();
    const list = new ListPage(page);
    const taken = await list.rows.first().innerText();
    const creations = new Calls(page, propertyValue.create);
    await list.create();
    await list.form.fill({ 属性值名称: taken });

    await list.form.ok.click();

    await expect(list.form.refusals).toHaveText('属性值已存在');
    await expect(list.rows).toHaveText([taken]);
    expect(creations.seen).toEqual([]);
  });

  test('are one press away from those of another property', async ({ page }) => {
    await page.goto('/mall/product/property?name=票种');
    await page.getByRole('main').getByRole('link', { name: '票种' }).click();
    await expect(new Console(page).heading('属性值 · 票种')).toBeVisible();
    const list = new ListPage(page);
    await list.tool('切换商品属性').click();
    const other = page.getByRole('dialog', { name: '切换商品属性' }).getByRole('link').filter({ hasNotText: '票种' }).first();
    const name = await other.innerText();

    await other.click();

    await expect(new Console(page).heading(`属性值 · ${name}`)).toBeVisible();
  });

  test('cannot be changed by those who may only read', async ({ page, context }) => {
    await changePermissions(context, ['product:property:query']);
    await page.goto('/mall/product/property?name=票种');
    const list = new ListPage(page);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: '票种' }).click();

    await expect(new Console(page).heading('属性值 · 票种')).toBeVisible();
    await expect(list.rows.first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(修改|删除)「/ })).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    for (const name of [/^新增/, /^批量/]) await expect(list.tool(name)).toBeHidden();
  });
});

test.describe('the values of a product property, for those without the right', () => {
  test.use({ as: 'guest' });

  test('stay closed, in the words of the back end', async ({ page }) => {
    await page.goto('/property/value/1');

    await expect(page.getByRole('main')).toContainText('没有该操作权限');
    await expect(new ListPage(page).tool(/^新增/)).toBeHidden();
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
