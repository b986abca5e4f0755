import { ListPage } from '../pages/ListPage.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

/*
 * The browser has to forget a script or style that did not come, so that a press asks for it again. All else about code that
 * is loaded later is tested in the kit.
 */
test('code that does not come is said, and comes with the next press: files of the remote, its styles, files of the host', async ({
  page,
  faults,
}) => {
  const list = new ListPage(page);
  const create = page.getByRole('button', { name: '新增字典类型' });
  const lost = (what: string) => page.getByRole('alert').getByText(`${what}加载失败，请检查网络后重试`, { exact: true });
  // Browsers differ in how many of the files they ask for.
  faults.ignore(/ERR_FAILED|ChunkLoadError/);

  for (const part of [/\/remotes\/.*\.js$/, /\.css$/])
    await test.step(String(part), async () => {
      await page.goto('/system/dict', { waitUntil: 'networkidle' });
      await expect(create).toBeVisible();
      await page.route(part, (route) => route.abort());
      await create.click();
      await expect(lost('表单')).toBeVisible();
      await expect(list.form.dialog).toBeHidden();

      await page.unroute(part);
      await list.create();
      await expect(list.form.field('字典名称')).toBeFocused();
      expect(await list.form.field('备注').evaluate((element) => element.tagName)).toBe('TEXTAREA');
      await page.keyboard.press('Escape');
      await expect(list.form.dialog).toBeHidden();
    });

  const files = /\/host\/.*\.js$/;
  const opener = page.getByRole('button', { name: '从日历中选择创建时间' });
  const unfold = page.getByRole('search').getByRole('button', { name: '展开' });
  if (await unfold.isVisible()) await unfold.click();
  await page.route(files, (route) => route.abort());
  await opener.click();
  await expect(lost('内容')).toBeVisible();

  await page.unroute(files);
  await opener.click();
  await expect(page.getByRole('dialog', { name: '选择创建时间' }).getByRole('grid')).toBeVisible();
});
