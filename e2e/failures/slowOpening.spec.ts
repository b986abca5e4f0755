import { Console } from '../pages/Console.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('a line waits before it tells of a page that is slow to open, and goes when it shows', async ({ page }) => {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.goto('/system/dict');
  const shell = new Console(page);
  await expect(shell.row('是否推荐')).toBeVisible();
  const main = page.getByRole('main');
  await page.route('**/product/property/page**', async (route) => {
    await held;
    await route.continue();
  });

  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  const delays = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.parentElement?.id === 'root')
      .map(({ effect }) => effect?.getTiming().delay),
  );
  expect(delays.length).toBeGreaterThan(0);
  expect(delays.every((delay) => delay === 150)).toBe(true);
  await expect(shell.row('是否推荐')).toBeVisible();

  letGo();
  await expect(shell.row('票种')).toBeVisible();
  await expect(main).toHaveAttribute('aria-busy', 'false');
});
