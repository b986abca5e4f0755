import { StoredSession } from '../fixtures/StoredSession.ts';
import { expect, test } from '../fixtures/test.ts';
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
