import { DesignerCanvas } from '../pages/designer/DesignerCanvas.ts';
import { DesignerPage, storedModel } from '../pages/designer/DesignerPage.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('the keyboard alone draws a process of five nodes, edits it, and saves it', async ({ page, own, baseURL }) => {
  const model = await own.makeModel();
  const designer = new DesignerPage(page);
  const canvas = new DesignerCanvas(page, designer);
  await designer.open(model.id);
  await expect(designer.palette.getByRole('button', { name: '添加元素' })).toBeVisible();
  const { keyboard } = page;
  const append = async (kind: string): Promise<void> => {
    // It has the focus back a moment after a name was written.
    await expect(designer.canvas.locator('svg[tabindex]').first()).toBeFocused();
    await keyboard.press('a');
    await expect(canvas.menu).toBeVisible();
    await keyboard.type(kind);
    await expect(canvas.menu.locator('.entry').first()).toHaveText(kind);
    await keyboard.press('Enter');
    await expect(canvas.menu).toBeHidden();
  };
  const name = async (text: string): Promise<void> => {
    await keyboard.press('e');
    await designer.type(text);
  };

  await designer.canvas.locator('svg[tabindex]').first().focus();
  await keyboard.press('Control+f');
  await keyboard.type('开始');
  await expect(canvas.found).toHaveCount(1);
  await keyboard.press('Enter');
  await expect(designer.element('start')).toHaveClass(/selected/);
  await append('用户任务');
  await name('部门审批');
  await append('排他网关');
  await append('用户任务');
  await name('经理审批');
  await append('结束事件');
  await keyboard.press('Control+z');
  await keyboard.press('Control+y');

  // On to the properties of what was drawn last.
  const panel = page.getByRole('complementary', { name: '属性面板' });
  const nameField = panel.getByRole('textbox', { name: '名称', exact: true });
  while (!(await nameField.evaluate((field) => field.matches(':focus')))) await keyboard.press('Tab');
  await keyboard.type('流程结束');
  await keyboard.press('Control+s');
  await expect(designer.save).toBeDisabled();

  const { bpmnXml } = await storedModel(baseURL ?? '', model.id);
  expect(bpmnXml?.match(/<bpmn2:(?:startEvent|userTask|exclusiveGateway|endEvent) /g)).toHaveLength(5);
  expect(bpmnXml?.match(/<bpmn2:sequenceFlow /g)).toHaveLength(4);
  for (const text of ['部门审批', '经理审批', '流程结束']) expect(bpmnXml).toContain(`name="${text}"`);
});
