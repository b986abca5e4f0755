import type { Page } from '@playwright/test';
import { auth } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { expect, test } from '../fixtures/test.ts';
import { Console } from '../pages/Console.ts';

test.use({ as: 'admin' });

const face = (page: Page) => {
  const main = page.getByRole('main');
  return {
    drawing: main.locator('svg[viewBox="0 0 200 140"]').filter({ visible: true }),
    button: (name: string) => main.getByRole('button', { name }),
  };
};

/** Follows a link of the console that leads to `path`. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

for (const [path, title] of [
  ['/no/such/page', '页面不存在'],
  ['/401', '没有访问权限'],
] as const) {
  test(`${path} is drawn, and leads back to where its visitor came from`, async ({ page }) => {
    await page.goto('/system/dict');
    const shell = new Console(page);
    await expect(shell.row('是否推荐')).toBeVisible();

    await follow(page, path);
    await expect(shell.heading(title)).toBeVisible();
    await expect(face(page).drawing).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '返回首页' })).toBeVisible();
    await face(page).button('返回').click();

    await expect(page).toHaveURL('/system/dict');
    await expect(shell.row('是否推荐')).toBeVisible();
  });
}

test('an address that nothing was shown before leads to the home alone', async ({ page }) => {
  await page.goto('/no/such/page');

  await expect(new Console(page).heading('页面不存在')).toBeVisible();
  await expect(face(page).button('返回')).toHaveCount(0);
});

for (const [what, spoil, title] of [
  ['fails', (calls: Calls) => calls.fail(500), '数据加载失败'],
  ['cannot be reached', (calls: Calls) => calls.lose(), '连接中断'],
] as const) {
  test(`a back end that ${what} is drawn, and asked again`, async ({ page, faults }) => {
    faults.ignore(/Failed to load resource/);
    const calls = new Calls(page, auth.permissionInfo);
    await spoil(calls);
    await page.goto('/system/dict');
    const shell = new Console(page);
    await expect(shell.heading(title)).toBeVisible();
    await expect(face(page).drawing).toBeVisible();

    await calls.mend();
    await face(page).button('重试').click();

    await expect(shell.row('是否推荐')).toBeVisible();
  });
}

test('a remote that cannot be had is drawn, and without a network its page waits for the network', async ({ page, faults }) => {
  faults.ignore(/remote_mall|ERR_INTERNET_DISCONNECTED/);
  const files = '**/remotes/remote_mall/**';
  await page.route(files, (route) => route.abort());
  await page.goto('/index');
  const shell = new Console(page);
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(shell.heading('页面暂时无法打开')).toBeVisible();
  const away = await face(page).drawing.innerHTML();

  await page.context().setOffline(true);
  await expect(shell.heading('页面尚未加载')).toBeVisible();
  await expect(page.getByText('网络已断开，恢复后将自动打开此页面。')).toBeVisible();
  expect(await face(page).drawing.innerHTML()).not.toBe(away);

  await page.unroute(files);
  await page.context().setOffline(false);
  await expect(shell.row('票种')).toBeVisible();
});
