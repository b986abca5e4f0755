import { dictType } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { Console } from '../pages/Console.ts';
import { ListPage } from '../pages/ListPage.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';

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
});
