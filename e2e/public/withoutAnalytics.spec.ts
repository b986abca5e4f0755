import { takenOver } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';

test('where web analytics is not configured, nothing is asked and nothing comes from elsewhere', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url());
  });
  await page.goto('/home', { waitUntil: 'networkidle' });
  await takenOver(page);

  await expect(page.getByRole('complementary', { name: '访问统计' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: '统计设置' })).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});
