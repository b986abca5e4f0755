import { asked, BACK, openApplication } from '../pages/application.ts';
import { StoredSession } from '../fixtures/StoredSession.ts';
import { expect, test } from '../fixtures/test.ts';
import { ConsentPage } from '../pages/ConsentPage.ts';
import { Console } from '../pages/Console.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test('who does not ask to be remembered is signed in until the last window is closed', async ({ page, context }) => {
  await page.goto('/login');
  await new SignInPage(page).signIn('admin');
  await expect(page).toHaveURL('/index');
  await page.reload();
  const second = await context.newPage();
  await second.goto('/system/dict');
  await expect(new Console(second).heading('字典管理')).toBeVisible();

  await page.close();
  await second.reload();
  await expect(new Console(second).heading('字典管理')).toBeVisible();
  await second.close();
  const third = await context.newPage();
  await third.goto('/system/dict');

  await expect(third).toHaveURL('/login?redirect=%2Fsystem%2Fdict');
  expect(await new StoredSession(third).read('ACCESS_TOKEN')).toBeNull();
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
