import { DesignerCanvas } from '../pages/designer/DesignerCanvas.ts';
import { DesignerPage, textOf } from '../pages/designer/DesignerPage.ts';
import { twoTasks } from '../pages/designer/diagrams.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('what shows on the canvas is chosen in the toolbar, said in Chinese, and there again after a reload', async ({
  page,
  own,
}) => {
  const designer = new DesignerPage(page);
  const canvas = new DesignerCanvas(page, designer);
  await designer.open((await own.makeModel(twoTasks)).id);
  await expect(canvas.minimap).toBeHidden();

  await canvas.press('小地图');
  await canvas.press('网格');
  await expect(canvas.minimap).toBeVisible();
  await expect(canvas.grid).toHaveCount(1);
  await canvas.showsWatermark();
  await page.reload();
  await designer.drawn();
  await expect(canvas.minimap).toBeVisible();
  await expect(canvas.grid).toHaveCount(1);

  await canvas.press('在流程图中查找');
  await canvas.search.pressSequentially('审');
  await expect(canvas.found).toHaveText([/审核/]);
  await page.keyboard.press('Enter');
  await expect(designer.element('review')).toHaveClass(/selected/);

  await designer.pad.getByRole('button', { name: '追加元素' }).click();
  await page.keyboard.type('网关');
  await expect(canvas.menu).not.toContainText(/[A-Za-z]{2}/, { useInnerText: true });
  await canvas.menu.getByText('并行网关', { exact: true }).click();
  await expect(designer.elements).toHaveCount(6);
  await designer.undo.click();
  await expect(designer.undo).toBeDisabled();
});

test('the keyboard alone adds an element of any kind', async ({ page, own }) => {
  const designer = new DesignerPage(page);
  const canvas = new DesignerCanvas(page, designer);
  await designer.open((await own.makeModel(twoTasks)).id);
  await expect(designer.palette.getByRole('button', { name: '添加元素' })).toBeVisible();

  await designer.canvas.locator('svg[tabindex]').first().focus();
  await page.keyboard.press('n');
  await page.keyboard.type('脚本任务');
  await expect(canvas.menu.locator('.entry')).toHaveText(['脚本任务']);
  await page.keyboard.press('Enter');

  await expect(canvas.menu).toBeHidden();
  await expect(designer.elements).toHaveCount(5);
  await expect(page.getByRole('complementary', { name: '属性面板' })).toContainText('脚本任务');
});

test('what is copied is pasted into another window with what extends it', async ({ page, own, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const designer = new DesignerPage(page);
  await designer.open((await own.makeModel(twoTasks)).id);
  await expect(designer.palette.getByRole('button', { name: '添加元素' })).toBeVisible();
  await designer.element('review').click();
  await page.keyboard.press('Control+c');

  const other = await context.newPage();
  const otherDesigner = new DesignerPage(other);
  await otherDesigner.open((await own.makeModel(undefined, '2')).id);
  await expect(otherDesigner.palette.getByRole('button', { name: '添加元素' })).toBeVisible();
  await otherDesigner.canvas.locator('svg[tabindex]').first().focus();
  await new DesignerCanvas(other, otherDesigner).paste();

  await expect(otherDesigner.shape('审核')).toBeVisible();
  await expect(otherDesigner.undo).toBeEnabled();
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('colours are one step, legible, and as on white in a picture; the mark of bpmn.io is never covered', async ({
      page,
      own,
    }) => {
      const designer = new DesignerPage(page);
      const canvas = new DesignerCanvas(page, designer);
      await designer.open((await own.makeModel(twoTasks)).id);
      await expect(designer.palette.getByRole('button', { name: '添加元素' })).toBeVisible();
      await designer.element('review').click();
      await designer.pad.getByRole('button', { name: '设置颜色' }).click();
      await canvas.menu.getByTitle('蓝色').click();

      await expect.poll(() => canvas.fill('review')).toBe(colorScheme === 'light' ? 'rgb(187, 222, 251)' : 'rgb(31, 70, 101)');
      await canvas.showsWatermark();
      const picture = await textOf(await designer.download('SVG 图片'));
      expect(picture).not.toContain('var(');
      expect(picture).toMatch(/#bbdefb/i);
      await designer.undo.click();
      await expect(designer.undo).toBeDisabled();

      await page.setViewportSize({ width: 360, height: 780 });
      await canvas.showsWatermark();
      await canvas.press('小地图');
      await expect(canvas.minimap).toBeVisible();
      await canvas.showsWatermark();
    });
  });
