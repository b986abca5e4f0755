import { asked, BACK, openApplication } from '../pages/application.ts';
import { StoredSession } from '../fixtures/StoredSession.ts';
import { expect, test } from '../fixtures/test.ts';
import { ConsentPage } from '../pages/ConsentPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

// The tests act for one account with one application, and the first leaves it nothing that was allowed.
test.describe.configure({ mode: 'default' });

test.describe('somebody who allows another application', () => {
  test.use({ as: 'admin' });

  test('sees it in the own account, ends it, and is asked again', async ({ page, context }) => {
    await openApplication(context);
    const consent = new ConsentPage(page);
    await page.goto(asked());
    await consent.scope('修改您的个人信息').click();
    await consent.allow.click();
    await page.waitForURL(`${BACK}**`);
    const allowed = asked({ scope: 'user.read' });
    await page.goto(allowed, { waitUntil: 'commit' });
    await page.waitForURL(`${BACK}**`);

    await page.goto('/user/profile');
    const application = page.getByRole('list', { name: '已授权应用' }).getByRole('listitem');
    await expect(application).toContainText('行程助手（演示应用）可读取您的个人信息授权于');
    await application.getByRole('button', { name: '取消授权「行程助手（演示应用）」' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: '取消' })).toBeFocused();
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await expect(page.getByRole('region', { name: '已授权应用' })).toContainText('没有授权过其他应用');

    await page.goto(allowed);
    await expect(consent.heading).toHaveText('授权登录行程助手（演示应用）');
    await expect(consent.allow).toBeEnabled();
  });
});

test('an application that the user has allowed gets nothing once the last window is closed', async ({ page, context }) => {
  const request = asked({ scope: 'user.read' });
  await openApplication(context);
  await page.goto(request);
  await new SignInPage(page).signIn('admin');
  await new ConsentPage(page).allow.click();
  await page.waitForURL(`${BACK}**`);
  // The window in which the session goes on is not asked again.
  await page.goto(request, { waitUntil: 'commit' });
  await page.waitForURL(`${BACK}**`);

  await page.close();
  const second = await context.newPage();
  await second.goto(request);

  await expect(second).toHaveURL(`/login?redirect=${encodeURIComponent(request)}`);
  expect(await new StoredSession(second).read('ACCESS_TOKEN')).toBeNull();
});
