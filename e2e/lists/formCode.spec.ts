import { ListPage } from '../pages/ListPage.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

/*
 * A script or style that did not come is the browser's to forget, so that a press asks for it again. All else about code
 * that is loaded later is tested in the kit.
 */
test('code that does not come is said, and comes with the next press: files of the remote, its styles, files of the host', async ({
  page,
  faults,
}) => {
  await page.goto('/system/dict', { waitUntil: 'networkidle' });
  const list = new ListPage(page);
  const lost = page.getByRole('alert').filter({ hasText: '没有加载成功，请检查网络后再试一次' });
  // How many of them the browser asks for is its own affair.
  faults.ignore(/ERR_FAILED|ChunkLoadError/);

  for (const part of [/\/remotes\/.*\.js$/, /\.css$/]) {
    await page.route(part, (route) => route.abort());
    await page.getByRole('button', { name: '新增字典类型' }).click();
    await expect(lost).toHaveText(/表单/);
    await expect(list.form.dialog).toBeHidden();
    await page.unroute(part);
    await lost.getByRole('button', { name: '关闭' }).click();
  }
  await list.create();
  await expect(list.form.field('字典名称')).toBeFocused();
  expect(await list.form.field('备注').evaluate((element) => element.tagName)).toBe('TEXTAREA');
  await page.keyboard.press('Escape');

  await page.getByRole('search').getByRole('button', { name: '展开' }).click();
  const opener = page.getByRole('button', { name: '从日历中选择创建时间' });
  await page.route(/\/host\/.*\.js$/, (route) => route.abort());
  await opener.click();
  await expect(lost).toBeVisible();

  await page.unroute(/\/host\/.*\.js$/);
  await opener.click();
  await expect(page.getByRole('dialog', { name: '选择创建时间' }).getByRole('grid')).toBeVisible();
});
