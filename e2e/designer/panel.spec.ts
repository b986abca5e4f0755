import { DesignerPage, storedModel } from '../pages/designer/DesignerPage.ts';
import { DesignerPanel } from '../pages/designer/DesignerPanel.ts';
import { type EngineName, engineDiagram } from '../pages/designer/engineDiagram.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

const ENGINES: readonly EngineName[] = ['camunda', 'flowable', 'activiti'];

for (const engine of ENGINES)
  test(`edits a process for ${engine} in each section, every write one step to undo, and saves it`, async ({
    page,
    own,
    baseURL,
  }) => {
    const { id, key, name } = await own.makeModel(engineDiagram(engine));
    const designer = new DesignerPage(page);
    const panel = new DesignerPanel(page);
    await designer.open(id);

    await expect(panel.text('流程标识')).toHaveValue(key);
    await expect(panel.text('流程标识')).toBeDisabled();
    await expect(panel.text('流程名称')).toHaveValue(name);
    await expect(designer.save).toBeDisabled();
    await panel.fill('流程名称', '');
    await expect(panel.place.getByText('流程名称不能为空')).toBeVisible();
    await panel.fill('流程名称', '新的名称');
    await panel.open('消息与信号');
    await panel.add('消息', { 消息编号: 'approved', 消息名称: '已批准' });
    await panel.add('信号', { 信号编号: 'closed', 信号名称: '已闭园' });
    await panel.remove('信号', '已闭园');

    // A straight flow has no height, and so no middle to click at.
    await designer.element('toReview').locator('.djs-hit').first().click({ force: true });
    await expect(panel.place.getByText('顺序流')).toBeVisible();
    await panel.open('流转条件');
    await panel.choose('流转类型', '条件流转');
    await panel.fill('表达式', '${days > 3}');

    // The tools of the flow lie over the left half of it.
    await designer.element('review').click({ position: { x: 90, y: 70 } });
    await expect(panel.heading('流转条件')).toBeHidden();
    await panel.open('表单');
    await panel.fill('表单标识', 'leaveForm');
    await panel.open('任务');
    await panel.fill('办理人', 'zhang');
    await panel.fill('优先级', '很高');
    await expect(panel.place.getByText('优先级应为整数或表达式')).toBeVisible();
    await panel.fill('优先级', '80');
    await panel.place.getByRole('switch', { name: '执行前异步' }).click();
    await panel.open('多实例');
    await panel.choose('多实例类型', '并行多实例');
    await expect(panel.text('集合')).toHaveValue('${coll_userList}');

    await designer.element('script').click();
    await expect(panel.heading('任务')).toHaveAttribute('aria-expanded', 'false');
    await panel.open('任务');
    await panel.fill('脚本', 'a = 2');
    await designer.element('wait').click();
    await panel.open('任务');
    await panel.choose('消息', '已批准（approved）');

    for (let step = 0; step < 13; step += 1) await designer.undo.click();
    await expect(designer.undo).toBeDisabled();
    await expect(designer.save).toBeDisabled();
    for (let step = 0; step < 13; step += 1) await designer.redo.click();
    await expect(designer.redo).toBeDisabled();
    // What is still being typed is saved as well.
    await panel.text('名称').fill('等待批准');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible();

    const { bpmnXml } = await storedModel(baseURL ?? '', id);
    expect(bpmnXml).toContain('name="新的名称"');
    expect(bpmnXml).toContain('<bpmn2:message id="approved" name="已批准" />');
    expect(bpmnXml).toContain('>${days &gt; 3}</bpmn2:conditionExpression>');
    expect(bpmnXml).toContain(`${engine}:formKey="leaveForm"`);
    expect(bpmnXml).toContain(`${engine}:assignee="zhang"`);
    expect(bpmnXml).toContain(`${engine}:priority="80"`);
    expect(bpmnXml).toContain(`${engine}:collection="\${coll_userList}"`);
    expect(bpmnXml).toContain('<bpmn2:script>a = 2</bpmn2:script>');
    expect(bpmnXml).toContain('<bpmn2:receiveTask id="wait" name="等待批准" messageRef="approved" />');
  });

test('the keyboard alone finds an element, changes it in the panel, and makes the panel wider', async ({ page, own }) => {
  const designer = new DesignerPage(page);
  const panel = new DesignerPanel(page);
  await designer.open((await own.makeModel(engineDiagram('flowable'))).id);
  await expect(panel.text('流程名称')).toBeVisible();

  await designer.canvas.locator('svg').first().focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('review');
  await expect(designer.canvas.locator('.djs-search-result').filter({ hasText: '审核' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel.text('名称')).toHaveValue('审核');
  await panel.tabTo(panel.edge);
  await page.keyboard.press('ArrowLeft');
  await expect(panel.edge).toHaveAttribute('aria-valuenow', '496');
  await panel.tabTo(panel.text('名称'));
  await page.keyboard.press('End');
  await page.keyboard.type('材料');
  await panel.tabTo(panel.heading('任务'));
  await page.keyboard.press('Enter');
  await panel.tabTo(panel.place.getByRole('button', { name: '添加按钮' }));
  await page.keyboard.press('Enter');
  await expect(panel.row.getByRole('textbox', { name: '名称' })).toBeFocused();
  await page.keyboard.type('同意');
  await page.keyboard.press('Enter');
  await expect(panel.row).toBeHidden();
  await expect(panel.place.getByRole('button', { name: '添加按钮' })).toBeFocused();

  await expect(panel.place.getByRole('row', { name: /同意/ })).toBeVisible();
  await expect(designer.shape('审核材料')).toBeVisible();
});

test('nothing that is typed is lost: not what is refused, nor a form while the window becomes narrow', async ({ page, own }) => {
  const designer = new DesignerPage(page);
  const panel = new DesignerPanel(page);
  await designer.open((await own.makeModel(engineDiagram('flowable'))).id);
  await designer.element('review').click({ position: { x: 90, y: 70 } });
  await panel.open('任务');
  await panel.fill('优先级', '很高');

  await designer.element('script').click();
  await expect(page.getByText('「审核」有修改没有写入：优先级应为整数或表达式')).toBeVisible();
  await designer.element('review').click({ position: { x: 90, y: 70 } });
  await panel.open('任务');
  await expect(panel.text('优先级')).toHaveValue('很高');
  await panel.fill('优先级', '80');
  await expect(panel.place.getByText('优先级应为整数或表达式')).toBeHidden();

  await panel.place.getByRole('button', { name: '添加按钮' }).click();
  await panel.row.getByRole('textbox', { name: '名称' }).fill('同意');
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(panel.row.getByRole('textbox', { name: '名称' })).toHaveValue('同意');
  await panel.row.getByRole('button', { name: '确定' }).click();
  await panel.place.getByRole('button', { name: '打开属性' }).click();
  await page.getByRole('dialog', { name: '属性' }).getByRole('button', { name: '任务', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '属性' }).getByRole('row', { name: /同意/ })).toBeVisible();
});

test('the panel is as wide as people make it, closes to a strip, and stays so', async ({ page, own }) => {
  const designer = new DesignerPage(page);
  const panel = new DesignerPanel(page);
  await designer.open((await own.makeModel(engineDiagram('flowable'))).id);
  await expect.poll(async () => (await panel.place.boundingBox())?.width).toBe(480);

  const edge = await panel.edge.boundingBox();
  if (edge === null) throw new Error('the edge does not show');
  await page.mouse.move(edge.x + edge.width / 2, edge.y + 300);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width / 2 + 100, edge.y + 300);
  await page.mouse.up();
  await expect.poll(async () => (await panel.place.boundingBox())?.width).toBe(380);
  await page.reload();
  await designer.drawn();
  await expect.poll(async () => (await panel.place.boundingBox())?.width).toBe(380);

  await panel.place.getByRole('button', { name: '收起属性面板' }).click();
  await page.reload();
  await designer.drawn();
  await designer.element('review').click();
  await designer.pad.getByRole('button', { name: '属性' }).click();
  await expect(panel.text('名称')).toHaveValue('审核');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the panel is a sheet, which the bar below the canvas opens', async ({ page, own }) => {
    const designer = new DesignerPage(page);
    await designer.open((await own.makeModel(engineDiagram('flowable'))).id);
    await designer.element('review').click();

    await page.getByRole('button', { name: /打开属性/ }).click();
    const sheet = page.getByRole('dialog', { name: '属性' });
    await sheet.getByRole('textbox', { name: '名称' }).fill('复核');
    await sheet.getByRole('button', { name: '关闭' }).click();

    await expect(designer.shape('复核')).toBeVisible();
    await expect(designer.watermark).toBeVisible();
  });
});
