import { Console } from '../pages/Console.ts';
import { Stillness } from '../fixtures/Stillness.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('a page that breaks while it renders says so in its place, and comes back by 重试', async ({ page, faults }) => {
  faults.ignore(/broken on purpose/);
  await page.addInitScript(() => {
    // Lists show their times by it.
    window.Date = class extends Date {
      override toISOString(): string {
        if ('broken' in window) throw new Error('broken on purpose');
        return super.toISOString();
      }
    } as DateConstructor;
  });
  const stillness = new Stillness(page);
  await page.goto('/mall/product/property');
  const shell = new Console(page);
  await expect(shell.row('票种')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { broken: true }));

  await shell.open('系统管理', '字典管理');
  await expect(shell.heading('页面出现错误')).toBeVisible();
  await expect(shell.menu).toBeVisible();
  // Nothing is being rendered any more that would find the page whole again by itself.
  await stillness.reached();
  await page.evaluate(() => delete (window as { broken?: true }).broken);
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();

  await expect(shell.row('是否推荐')).toBeVisible();
});
