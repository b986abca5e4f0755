import { expect, test } from '../fixtures/test.ts';
import { ListPage } from '../pages/ListPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** Other tests have sign-ins of this account too, so this one has a name of its own. */
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:109.0) Gecko/20100101 Firefox/115.0';

test.describe('somebody without a menu', () => {
  test.use({ as: 'guest' });

  test('comes to the own account by the account menu, and another picture shows in the header at once', async ({ page }) => {
    await page.goto('/index');
    await page.getByRole('button', { name: /^账户/ }).click();
    await page.getByRole('link', { name: '个人中心' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible();

    await page.getByLabel('选择头像图片').setInputFiles({ name: '山.png', mimeType: 'image/png', buffer: await drawnPicture() });
    const dialog = page.getByRole('dialog', { name: '裁剪头像' });
    // Without the library's stylesheet the circle would be nowhere.
    await expect(dialog.getByRole('group', { name: '头像范围' })).toHaveCSS('border-radius', '50%');
    const zoom = dialog.getByRole('slider', { name: '缩放' });
    await zoom.press('ArrowRight');
    await expect(zoom).toHaveAttribute('aria-valuetext', '110%');
    await dialog.getByRole('button', { name: '确定' }).click();

    await expect(dialog).toBeHidden();
    const picture = page.getByRole('banner').locator('img');
    await expect(picture).toHaveAttribute('src', /\/infra\/file\/1\/get\/[0-9a-f]{64}\.png$/);
    await page.reload();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

    /** A picture that is wider than high. */
    async function drawnPicture(): Promise<Buffer> {
      const address = await page.evaluate(() => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
        const context = canvas.getContext('2d');
        context?.fillRect(0, 0, 160, 200);
        return canvas.toDataURL();
      });
      return Buffer.from(address.split(',')[1] ?? '', 'base64');
    }
  });

  test('says that a file is no picture a browser can open, and goes on with another', async ({ page }) => {
    await page.goto('/user/profile');

    await page
      .getByLabel('选择头像图片')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });

    const dialog = page.getByRole('dialog', { name: '裁剪头像' });
    await expect(dialog.getByRole('alert')).toHaveText('这张图片无法打开，请换一张');
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect(page.getByRole('button', { name: '更换头像' })).toBeVisible();
  });

  test('sees a sign-in of another browser, and ends it', async ({ page, browser, baseURL }) => {
    const other = await browser.newContext({
      ...(baseURL && { baseURL }),
      userAgent: FIREFOX,
      storageState: { cookies: [], origins: [] },
    });
    const elsewhere = await other.newPage();
    await elsewhere.goto('/login');
    await new SignInPage(elsewhere).signIn('guest');
    await expect(elsewhere).toHaveURL('/index');

    await page.goto('/user/profile');
    const current = page.getByRole('list', { name: '登录设备' }).getByRole('listitem').first();
    // Its row is laid out as the others are, though it has no button.
    const name = await current.getByText('当前设备').locator('..').boundingBox();
    const facts = await current
      .getByText(/^登录于/)
      .locator('..')
      .boundingBox();
    expect(facts).toMatchObject({ x: name?.x });
    expect(facts?.y).toBeGreaterThan(name?.y ?? Infinity);
    const end = page.getByRole('button', { name: '结束「Firefox 115 · Windows」上的登录' });
    await end.click();
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await expect(end).toBeHidden();

    await elsewhere.goto('/user/profile');
    await expect(elsewhere.getByRole('dialog')).toContainText('登录状态已过期');
    await other.close();
  });
});

test.describe('somebody with messages', () => {
  test.use({ as: 'admin' });

  test('reads one, and the card on the home page has one fewer', async ({ page }) => {
    await page.goto('/index');
    const unread = page.getByRole('region', { name: '未读消息' });
    const before = Number(await unread.getByRole('strong').textContent());
    await unread.getByRole('link', { name: '查看全部' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '我的站内信' })).toBeVisible();

    const name = (await new ListPage(page).rows.first().textContent()) ?? '';
    await page.getByRole('button', { name: `查看「${name}」` }).click();
    await expect(page.getByRole('dialog', { name: '站内信' })).toContainText(name);
    await page.keyboard.press('Escape');

    await page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '首页' }).click();
    await expect(unread.getByRole('strong')).toHaveText(String(before - 1));
  });
});
