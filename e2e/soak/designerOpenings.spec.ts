import { rounds } from '@zhilv/testing/soak';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';
import { Console } from '../pages/Console.ts';
import { DesignerCanvas } from '../pages/designer/DesignerCanvas.ts';
import { DesignerPage } from '../pages/designer/DesignerPage.ts';
import { twoTasks } from '../pages/designer/diagrams.ts';
import { countTimers, leavesNothing } from './leavesNothing.ts';

const count = rounds({ sample: 3, soak: 100 });

test.use({ as: 'admin' });

test('opening and closing the designer with all that lies on its canvas leaves nothing behind', async ({ page, own }) => {
  test.setTimeout(60_000 + count * 10_000);
  await countTimers(page);
  const { id } = await own.makeModel(twoTasks);
  await page.goto('/index');
  const shell = new Console(page);
  const designer = new DesignerPage(page);
  const canvas = new DesignerCanvas(page, designer);
  await designer.goTo(id);
  await designer.drawn();
  await canvas.press('小地图');
  await canvas.press('网格');
  await expect(canvas.minimap).toBeVisible();
  await shell.closeTab('流程设计');

  await leavesNothing(page, count, async () => {
    await designer.goTo(id);
    await designer.drawn();
    await expect(canvas.minimap).toBeVisible();
    await designer.element('review').click();
    await expect(designer.pad.getByRole('button', { name: '设置颜色' })).toBeVisible();
    await shell.closeTab('流程设计');
    await expect(designer.canvas).toBeHidden();
  });
});
