import { Console } from '../pages/Console.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('signing out leads to the top of the home page, wherever that was left before', async ({ page }) => {
  const followsScrolling = () => expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.goto('/home');
  await followsScrolling();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goto('/index');

  await new Console(page).signOut();

  await expect(page).toHaveURL('/home');
  await followsScrolling();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
