import type { Page, Route } from '@playwright/test';
import { Console } from '../pages/Console.ts';
import { FILE_FAULTS, isFileOf, UNREACHABLE } from '../lab/fileFaults.ts';
import { asStaticHost, takenOver } from '../fixtures/publicDocument.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../fixtures/test.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { name: '解决方案', exact: true });
const navigation = (page: Page) => page.getByRole('navigation', { name: '主导航' });
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: '重试' });

test('a page of it that cannot be had leaves header and footer; the others open, and 重试 brings it back', async ({
  page,
  faults,
}) => {
  faults.ignore(/\/remote_public\/|ChunkLoadError|integrity/);
  await page.goto('/home');
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const isMeant = isFileOf('remote_public', /^page-public-about-us-/);

  for (const { name, says, answer } of FILE_FAULTS.filter(({ name }) => ['refused', '404', 'a byte changed'].includes(name))) {
    await test.step(name, async () => {
      await page.route(isMeant, answer);
      await navigation(page).getByRole('link', { name: '关于我们' }).click();
      await expect(page.getByRole('heading', { name: '页面暂时打不开' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(says);
      await navigation(page).getByRole('link', { name: '新闻资讯' }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('新闻资讯');
      await page.goBack();
      await expect(page.getByRole('main')).toContainText(says);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
  await retry(page).click();

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('关于我们');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('files of the public site that never come are given up on in bounded time', async ({ page, faults }) => {
  faults.ignore(/\/remote_public\//);
  await page.clock.install();
  const isMeant = isFileOf('remote_public');
  const held: Route[] = [];
  await asStaticHost(page);
  await page.route(isMeant, (route) => route.abort());
  await page.goto('/home');
  // The preload links of the head script are over now, so that any further request is the loader's.
  await expect(retry(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.route(isMeant, (route) => void held.push(route));

  await retry(page).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(retry(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(10_000);
  await expect(retry(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('main')).toContainText(UNREACHABLE);
  await page.unroute(isMeant);
  await retry(page).click();

  await expect(heading(page)).toBeVisible();
});

test('a file of the public site that fails once is asked for again', async ({ page, faults }) => {
  faults.ignore(/\/remote_public\//);
  await page.route(isFileOf('remote_public', /^parts\.js$/), (route) => route.abort(), { times: 1 });

  await page.goto('/home');

  await takenOver(page);
  await expect(heading(page)).toBeVisible();
});

test('while the public site cannot be had, people sign in and work', async ({ page, faults }) => {
  faults.ignore(/\/remote_public\//);
  await page.route(isFileOf('remote_public'), (route) => route.abort());
  await page.goto('/home');
  await page.getByRole('link', { name: '员工登录' }).click();
  await new SignInPage(page).signIn('admin');
  const shell = new Console(page);
  await shell.open('系统管理', '字典管理');

  await expect(shell.row('是否推荐')).toBeVisible();
});
