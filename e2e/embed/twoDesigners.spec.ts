import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';
import { DesignerCanvas } from '../pages/designer/DesignerCanvas.ts';
import { DesignerPage, storedModel } from '../pages/designer/DesignerPage.ts';
import { DesignerPanel } from '../pages/designer/DesignerPanel.ts';
import { twoTasks } from '../pages/designer/diagrams.ts';
import { accessToken } from '../product/staff.ts';
import { openStrictPage } from './strictPage.ts';

const SIDE_BY_SIDE =
  'main { display: grid; grid-template-columns: 1fr 1fr; gap: 8px } main > div { min-width: 0; height: 760px }';

test.use({ viewport: { width: 1920, height: 900 } });

test('two designers on a page of others know nothing of one another', async ({ page, own, baseURL }) => {
  const url = baseURL ?? '';
  const models = [await own.makeModel(twoTasks), await own.makeModel(twoTasks, '2')] as const;
  await openStrictPage(page, ['left', 'right'], SIDE_BY_SIDE);
  await page.evaluate((token) => void (window.token = token), await accessToken(url, 'admin'));
  const open = async (place: 'left' | 'right', id: string) => {
    await page.evaluate(([at, path]) => window.show(at, 'bpm', path), [
      place,
      `/bpm/manager/model/design?modelId=${id}`,
    ] as const);
    const within = page.locator(`#${place}`);
    const designer = new DesignerPage(page, within);
    await designer.drawn();
    return { designer, panel: new DesignerPanel(page, within), canvas: new DesignerCanvas(page, designer) };
  };
  const left = await open('left', models[0].id);
  const right = await open('right', models[1].id);

  await test.step('an edit, its undo and its mark are those of one', async () => {
    await left.designer.rename('审核', '部门审核');
    await expect(left.designer.undo).toBeEnabled();
    await expect(right.designer.shape('审核')).toBeVisible();
    await expect(right.designer.undo).toBeDisabled();
    await expect(right.designer.save).toBeDisabled();
  });

  await test.step('each panel shows what is selected in its own diagram', async () => {
    await left.designer.element('review').click();
    await right.designer.element('start').click();
    await expect(left.panel.text('编号')).toHaveValue('review');
    await expect(right.panel.text('编号')).toHaveValue('start');
    await right.panel.fill('名称', '提交');
    await expect(right.designer.shape('提交')).toBeVisible();
    await expect(left.designer.shape('开始')).toBeVisible();
  });

  await test.step('keys go to the one that was used last', async () => {
    await right.designer.element('review').click();
    await page.keyboard.press('Delete');
    await expect(right.designer.element('review')).toBeHidden();
    await expect(left.designer.element('review')).toBeVisible();
    await left.designer.element('start').click();
    await page.keyboard.press('Control+z');
    await expect(left.designer.shape('审核')).toBeVisible();
    await expect(right.designer.element('review')).toBeHidden();
    await page.keyboard.press('Control+y');
    await expect(left.designer.shape('部门审核')).toBeVisible();
  });

  await test.step('what lies on one canvas does not lie on the other', async () => {
    await left.canvas.press('小地图');
    await expect(left.canvas.minimap).toBeVisible();
    await expect(right.canvas.minimap).toBeHidden();
    await left.designer.tool('模拟').click();
    await expect(left.designer.save).toHaveAttribute('aria-disabled', 'true');
    await right.designer.undo.click();
    await expect(right.designer.element('review')).toBeVisible();
    await left.designer.tool('模拟').click();
  });

  await test.step('one is saved, and the other is not', async () => {
    await right.designer.save.click();
    await expect(right.designer.save).toBeDisabled();
    await expect(left.designer.save).toBeEnabled();
    const stored = await Promise.all(models.map(async ({ id }) => (await storedModel(url, id)).bpmnXml ?? ''));
    expect(stored.map((xml) => [xml.includes('提交'), xml.includes('部门审核')])).toEqual([
      [false, false],
      [true, false],
    ]);
  });
});
