import type { Page } from '@playwright/test';
import { FILE_FAULTS } from '../lab/fileFaults.ts';
import { asStaticHost } from '../fixtures/publicDocument.ts';
import { filesOfDocument } from '../product/releases.ts';
import { expect, test } from '../fixtures/test.ts';

const DOCUMENTS = [
  { name: 'the public document', path: '/home', as: null, elsewhere: '员工登录' },
  { name: 'the sign-in document', path: '/register', as: null, elsewhere: '返回网站首页' },
  { name: 'the console', path: '/system/dict', as: 'admin', elsewhere: '返回网站首页' },
] as const;

const faults = FILE_FAULTS.filter(({ name }) => ['refused', '404', 'a byte changed'].includes(name));

const face = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading', { name: '页面没有打开' }) });
const started = (page: Page) => page.locator('#root').getByRole('heading', { level: 1 }).first();

for (const { name, path, as, elsewhere } of DOCUMENTS) {
  test.describe(name, () => {
    test.use({ as });

    test('says so when any file that it starts with fails, and 重试 starts it', async ({ page, baseURL, faults: told }) => {
      test.setTimeout(120_000);
      told.ignore(/\/host\/|Loading (css )?chunk|integrity/);
      for (const [index, file] of (await filesOfDocument(baseURL + path)).entries()) {
        // Each file meets one of the faults; the document hears no more of them than that the file did not come.
        const fault = faults[index % faults.length];
        await test.step(`${file}: ${fault?.name}`, async () => {
          // A page that the server rendered would show without any of the scripts.
          await asStaticHost(page);
          await page.route(({ pathname }) => pathname === file, fault?.answer ?? (() => {}));
          await page.goto(path);
          await expect(face(page)).toBeVisible();
          await expect(started(page)).toBeHidden();
          await page.unrouteAll({ behavior: 'wait' });
          await expect(face(page).getByRole('link', { name: elsewhere })).toBeVisible();
          await face(page).getByRole('button', { name: '重试' }).click();

          await expect(started(page)).toBeVisible();
          await expect(face(page)).toBeHidden();
        });
      }
    });
  });
}

test('a rendered page says so when the stylesheet of its host is a link that fails', async ({ page, faults: told }) => {
  told.ignore(/public\.css/);
  await page.route('**/public.css', (route) => route.fulfill({ status: 404 }));
  await page.route('**/home', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<link disabled rel="stylesheet" data-boot', '<link rel="stylesheet" data-boot');
    await route.fulfill({ response, body });
  });

  await page.goto('/home');

  await expect(face(page)).toBeVisible();
  await expect(started(page)).toBeHidden();
});

test('a document whose script hangs says so in bounded time, and starts when it comes after all', async ({ page, baseURL }) => {
  const script = (await filesOfDocument(`${baseURL}/register`)).find((file) => file.endsWith('.js'));
  await page.clock.install();
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${script}`, async (route) => {
    await released;
    await route.continue();
  });

  await page.goto('/register', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await page.clock.fastForward(20_000);
  await expect(face(page)).toBeVisible();
  release();

  await expect(started(page)).toHaveText('注册账号');
  await expect(face(page)).toBeHidden();
});
