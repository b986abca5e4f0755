import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('a key is copied by a press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/infra/config?key=url.druid');

  await page.getByRole('button', { name: '复制「url.druid」' }).click();

  await expect(page.getByRole('status').filter({ hasText: '已复制「url.druid」' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('url.druid');
});
