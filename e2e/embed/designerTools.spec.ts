import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';
import { DesignerCanvas } from '../pages/designer/DesignerCanvas.ts';
import { DesignerChecks } from '../pages/designer/DesignerChecks.ts';
import { DesignerPage } from '../pages/designer/DesignerPage.ts';
import { DesignerSafety } from '../pages/designer/DesignerSafety.ts';
import { DesignerTools } from '../pages/designer/DesignerTools.ts';
import { ExpertPanel } from '../pages/designer/ExpertPanel.ts';
import { choiceWithMistakes } from '../pages/designer/diagrams.ts';
import { accessToken } from '../product/staff.ts';
import { openStrictPage } from './strictPage.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('all tools of the designer work in a shadow root of a strict page', async ({ page, own, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const model = await own.makeModel(choiceWithMistakes);
  // The browser would wait for somebody to close its dialog.
  await page.addInitScript(() => {
    window.print = () => Object.assign(window.top ?? window, { printed: document.images[0]?.naturalWidth });
  });
  await openStrictPage(page, ['diagram']);
  await page.evaluate((token) => void (window.token = token), await accessToken(baseURL ?? '', 'admin'));
  await page.evaluate((path) => window.show('diagram', 'bpm', path), `/bpm/manager/model/design?modelId=${model.id}`);
  const designer = new DesignerPage(page);
  const [canvas, checks] = [new DesignerCanvas(page, designer), new DesignerChecks(page, designer)];
  const [tools, safety, expert] = [new DesignerTools(page, designer), new DesignerSafety(page), new ExpertPanel(page)];
  await designer.drawn();

  await test.step('search finds an element, the minimap follows, and colours are chosen beside it', async () => {
    await canvas.press('小地图');
    await canvas.press('网格');
    await canvas.press('在流程图中查找');
    await canvas.search.fill('部门');
    await expect(canvas.found).toHaveText([/部门审批/]);
    await page.keyboard.press('Enter');
    await expect(designer.element('review')).toHaveClass(/selected/);
    await canvas.minimapFollowsWidth();
    const before = await canvas.fill('review');
    await designer.pad.getByRole('button', { name: '设置颜色' }).click();
    await canvas.menu.getByTitle('蓝色').click();
    await expect.poll(() => canvas.fill('review')).not.toBe(before);
  });

  await test.step('an element is copied and pasted', async () => {
    const elements = await designer.elements.count();
    await page.keyboard.press('Control+c');
    await canvas.paste();
    await expect(designer.elements).toHaveCount(elements + 1);
    await designer.undo.click();
  });

  await test.step('the lint leads to what it finds', async () => {
    await checks.lint.click();
    await checks.finding('请填写实现方式').click();
    await expect(designer.element('send')).toHaveClass(/selected/);
    await checks.lint.click();
  });

  await test.step('the expert mode edits the same diagram', async () => {
    await expert.open();
    await expert.openGroup('常规');
    await expert.entry('general-name').fill('发出通知');
    await expert.entry('general-name').blur();
    await expect(designer.shape('发出通知')).toBeVisible();
    await expert.back();
  });

  await test.step('a token runs, and waits where the keyboard has set a pause', async () => {
    await checks.simulate.click();
    await canvas.press('在流程图中查找');
    await canvas.search.fill('部门');
    await page.keyboard.press('Enter');
    await checks.pause.focus();
    await page.keyboard.press('Enter');
    await expect(checks.endPause).toBeFocused();
    await checks.simulation.getByRole('button', { name: '快速' }).click();
    await checks.simulation.getByRole('button', { name: '开始', exact: true }).click();
    await expect(checks.trigger).toHaveCount(2);
    await checks.trigger.last().click();
    await expect(checks.log.getByRole('listitem').filter({ hasText: '「部门审批」' })).toHaveCount(1);
    await checks.simulation.getByRole('button', { name: '结束模拟' }).click();
  });

  await test.step('the XML is previewed, compared with the stored one, made a picture and printed', async () => {
    await tools.choose('预览', '预览流程图', '预览 XML');
    const preview = page.getByRole('dialog', { name: '预览 XML' });
    await expect(preview).toContainText('发出通知');
    await preview.getByRole('button', { name: '关闭' }).last().click();
    await safety.compare.click();
    await expect(safety.difference(/发出通知/).first()).toBeVisible();
    await safety.closeComparison();
    expect((await designer.download('PNG 图片')).suggestedFilename()).toMatch(/\.png$/);
    await designer.tool('打印').click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed') as unknown)).toBeGreaterThan(100);
  });

  await designer.save.click();
  await expect(designer.save).toBeDisabled();
});
