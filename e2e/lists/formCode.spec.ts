import { ListPage } from '../pages/ListPage.ts';
import { filesOfPages } from '../product/releases.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

const LOST = '表单没有加载成功，请检查网络后再试一次';

test("a form's code is loaded when its button is pointed at, and only then", async ({ page, baseURL }) => {
  const named = await filesOfPages(baseURL ?? '');
  const later: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/remotes\/.*\.js$/.test(pathname) && !named.has(pathname)) later.push(pathname);
  });
  await page.goto('/system/dict', { waitUntil: 'networkidle' });
  const list = new ListPage(page);
  await expect(page.getByRole('button', { name: '新增字典类型' })).toBeVisible();
  expect(later).toEqual([]);

  await page.getByRole('button', { name: '新增字典类型' }).hover();
  await expect.poll(() => later.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const fetched = later.length;

  await list.create();
  await expect(list.form.field('字典名称')).toBeFocused();
  expect(later).toHaveLength(fetched);
});

for (const [what, part] of [
  ["the remote's files", /\/remotes\/.*\.js$/],
  ['the stylesheets', /\.css$/],
] as const) {
  test(`a form whose code does not come says so, and opens at the next press: ${what}`, async ({ page, faults }) => {
    await page.goto('/system/dict', { waitUntil: 'networkidle' });
    const list = new ListPage(page);
    await expect(page.getByRole('button', { name: '新增字典类型' })).toBeVisible();
    // Browsers differ in how many of the files they ask for.
    faults.ignore(/ERR_FAILED|ChunkLoadError/);
    await page.route(part, (route) => route.abort());

    await page.getByRole('button', { name: '新增字典类型' }).click();
    await expect(page.getByRole('alert').filter({ hasText: LOST })).toBeVisible();
    await expect(list.form.dialog).toBeHidden();

    await page.unroute(part);
    await list.create();
    await expect(list.form.field('字典名称')).toBeFocused();
    await expect(list.form.field('备注')).toHaveRole('textbox');
    expect(await list.form.field('备注').evaluate((element) => element.tagName)).toBe('TEXTAREA');
  });
}
