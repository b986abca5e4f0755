import { ListPage } from '../pages/ListPage.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin', viewport: { width: 360, height: 740 }, hasTouch: true });

test('on a phone every tool of a list is as large as a finger', async ({ page }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  for (const name of ['导出', '展开筛选', '刷新', '显示的列']) {
    const box = await list.tool(name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
});
