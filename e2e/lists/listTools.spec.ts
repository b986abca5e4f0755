import { changePermissions } from '../fixtures/changeGrants.ts';
import { ListPage } from '../pages/ListPage.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('a menu of columns closes by a press elsewhere', async ({ page }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  const { panel } = await list.openColumns();
  await expect(panel).toBeVisible();

  await list.heading('字典类型').click({ position: { x: 2, y: 2 } });

  await expect(panel).toBeHidden();
});

test('who may only read gets no check boxes and no export', async ({ page, context }) => {
  // The export of dictionary types asks for the permission to read them (docs/protocol/system.md §7.1).
  await changePermissions(context, []);
  await page.goto('/system/dict?type=common_status');
  const list = new ListPage(page);

  await expect(list.row('系统状态')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(list.batchDelete).toBeHidden();
  await expect(list.tool('导出')).toBeHidden();
  await expect(list.tool('刷新')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('every tool is as large as a finger', async ({ page }) => {
    await page.goto('/system/dict');
    const list = new ListPage(page);
    for (const name of ['导出', '展开筛选', '刷新', '显示的列']) {
      const box = await list.tool(name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
  });
});
