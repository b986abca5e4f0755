import { dictData, dictType } from '@zhilv/contract/system';
import { Calls } from './Calls.ts';
import { changePermissions } from './changeGrants.ts';
import { Console } from './Console.ts';
import { ListPage } from './ListPage.ts';
import { test } from './OwnRecords.ts';
import { expect } from './test.ts';

test.describe('the entries of a dictionary, for those who keep it', () => {
  test.use({ as: 'admin' });

  test('are reached from their type, and live from the first to the last', async ({ page, own }) => {
    const { name, id } = await own.makeDictType();
    const [label, renamed] = [own.name('标签'), own.name('改名')];
    await page.goto(`/system/dict?name=${own.mark}`);
    const list = new ListPage(page);

    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/dict/type/data/${id}`);
    await expect(new Console(page).heading(`字典数据 · ${name}`)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('还没有字典数据');

    await list.create();
    await list.form.fill({ 字典标签: label, 字典键值: '10', 显示顺序: '2', 备注: '端到端测试' });
    await list.form.ok.click();
    await expect(list.row(label)).toContainText('端到端测试');
    await expect(list.row(label)).toContainText('开启');

    await list.edit(label);
    await expect(list.form.field('字典键值')).toHaveValue('10');
    await list.form.fill({ 字典标签: renamed });
    await list.form.field('颜色类型').click();
    await page.getByRole('option', { name: '危险' }).click();
    await list.form.ok.click();
    await expect(list.row(renamed)).toContainText('危险');

    await list.delete(renamed);
    await expect(page.getByRole('dialog')).toContainText(`「${renamed}」`);
    await list.confirm();
    await expect(page.getByRole('main')).toContainText('还没有字典数据');

    await page.getByRole('link', { name: '返回字典管理' }).click();
    await expect(list.row(name)).toBeVisible();
  });

  test('show everywhere as soon as they are saved', async ({ page, own }) => {
    const { id, type } = await own.makeDictType();
    const { label } = await own.makeDictEntry(type);
    await page.goto(`/dict/type/data/${id}`);
    const list = new ListPage(page);
    const loads = new Calls(page, dictData.listAllSimple);
    await list.edit(label);
    await list.form.field('颜色类型').click();
    await page.getByRole('option', { name: '成功' }).click();

    await list.form.ok.click();

    await expect(list.form.dialog).toBeHidden();
    await expect.poll(() => loads.seen.length).toBe(1);
  });

  test("of one type have different values; the back end's words stand with what was typed", async ({ page, own }) => {
    const { id, type } = await own.makeDictType();
    await own.makeDictEntry(type);
    await page.goto(`/dict/type/data/${id}`);
    const list = new ListPage(page);
    await list.create();
    await list.form.fill({ 字典标签: own.name('另一个'), 字典键值: '1' });

    await list.form.ok.click();

    await expect(page.getByRole('alert').filter({ hasText: '已经存在该值的字典数据' })).toBeVisible();
    await expect(list.form.field('字典标签')).toHaveValue(own.name('另一个'));
  });

  test('are one press away from those of another type', async ({ page }) => {
    await page.goto('/system/dict?type=system_user_sex');
    await page.getByRole('main').getByRole('link', { name: '用户性别' }).click();
    await expect(new Console(page).heading('字典数据 · 用户性别')).toBeVisible();

    await new ListPage(page).tool('切换字典类型').click();
    const menu = page.getByRole('dialog', { name: '切换字典类型' });
    await expect(menu.getByLabel('查找字典类型')).toBeFocused();
    await menu.getByLabel('查找字典类型').fill('系统状');
    await menu.getByRole('link', { name: '系统状态' }).click();

    await expect(new Console(page).heading('字典数据 · 系统状态')).toBeVisible();
    await expect(new ListPage(page).rows).toHaveText(['关闭', '开启']);
    await page.goBack();
    await expect(new Console(page).heading('字典数据 · 用户性别')).toBeVisible();
  });

  test('can be switched at another try when the types came not, and the menu late', async ({ page }) => {
    await page.goto('/system/dict?type=system_user_sex');
    await page.getByRole('main').getByRole('link', { name: '用户性别' }).click();
    const button = new ListPage(page).tool('切换字典类型');
    await expect(button).toBeVisible();
    const types = new Calls(page, dictType.listAllSimple);
    await types.refuse(1_002_006_001, '字典类型暂时读不到');
    let letCome = (): void => {};
    const held = new Promise<void>((resolve) => (letCome = resolve));
    const asked = page.waitForRequest(/\.js$/);
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });

    await button.click();
    await asked;
    await expect(page.getByText('字典类型暂时读不到')).toBeVisible();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    letCome();
    await types.mend();
    await expect(button).not.toHaveAttribute('aria-busy');

    await button.click();
    await expect(page.getByRole('dialog', { name: '切换字典类型' })).toBeVisible();
  });

  test('of a type that is not there are said to be missing, and the way back stays', async ({ page }) => {
    await page.goto('/dict/type/data/999999');

    await expect(page.getByRole('main')).toContainText('字典类型不存在');
    await expect(page.getByRole('link', { name: '返回字典管理' })).toBeVisible();
  });

  test('cannot be changed by those who may only read', async ({ page, context }) => {
    await changePermissions(context, ['system:dict:query']);
    await page.goto('/system/dict?type=common_status');
    await page.getByRole('main').getByRole('link', { name: '系统状态' }).click();
    const list = new ListPage(page);

    await expect(list.rows).toHaveText(['关闭', '开启']);
    await expect(list.row('开启').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    for (const name of [/^新增/, /^批量/, '导出']) await expect(list.tool(name)).toBeHidden();
  });
});

test.describe('the entries of a dictionary, for those without the right', () => {
  test.use({ as: 'guest' });

  test('stay closed, in the words of the back end', async ({ page }) => {
    await page.goto('/dict/type/data/1');

    await expect(page.getByRole('main')).toContainText('没有该操作权限');
    await expect(page.getByRole('main').getByRole('button', { name: /^新增/ })).toBeHidden();
    await expect(page.getByRole('link', { name: '返回字典管理' })).toBeHidden();
  });
});
