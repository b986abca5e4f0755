import { DesignerChecks } from '../pages/designer/DesignerChecks.ts';
import { DesignerPage, textOf } from '../pages/designer/DesignerPage.ts';
import { choiceWithMistakes } from '../pages/designer/diagrams.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('a token runs from the start to an end, while nothing can be changed or saved; then people go on where they were', async ({
  page,
  own,
}) => {
  const designer = new DesignerPage(page);
  const checks = new DesignerChecks(page, designer);
  const model = await own.makeModel(choiceWithMistakes);
  await designer.open(model.id);
  await designer.rename('部门审批', '经理审批');
  const before = await textOf(await designer.download('XML 文件'));

  await checks.simulate.click();
  await expect(checks.simulate).toHaveAttribute('aria-pressed', 'true');
  await expect(designer.palette).toBeHidden();
  await expect(designer.undo).toBeDisabled();
  await expect(designer.save).toHaveAttribute('aria-disabled', 'true');
  await designer.shape('经理审批').dblclick();
  await expect(designer.canvas.locator('.djs-direct-editing-content')).toBeHidden();
  await page.keyboard.press('Delete');
  await designer.canvas.getByRole('button', { name: '切换流转分支' }).click();
  await checks.simulation.getByRole('button', { name: '快速' }).click();
  await checks.simulation.getByRole('button', { name: '开始', exact: true }).click();
  await expect(checks.log.getByRole('listitem')).toHaveText([
    `「${model.name}」开始`,
    '「提交申请」',
    '「经理审批」',
    '「超过三天？」',
    '「发送通知」',
    '「结束」',
    `「${model.name}」结束`,
  ]);
  await expect(designer.canvas.getByText('已结束')).toBeVisible();
  await checks.watermarkIsFree();
  expect(await textOf(await designer.download('XML 文件'))).toBe(before);

  await checks.simulation.getByRole('button', { name: '结束模拟' }).click();
  await expect(checks.simulation).toBeHidden();
  await expect(designer.palette).toBeVisible();
  expect(await textOf(await designer.download('XML 文件'))).toBe(before);
  await designer.undo.click();
  await expect(designer.shape('部门审批')).toBeVisible();
  await expect(designer.save).toBeDisabled();
  await expect(designer.undo).toBeDisabled();
});

test('the lint finds mistakes, leads to them, and they are gone when they are mended', async ({ page, own }) => {
  const designer = new DesignerPage(page);
  const checks = new DesignerChecks(page, designer);
  await designer.open((await own.makeModel(choiceWithMistakes)).id);

  await checks.lint.click();
  await expect(checks.findings.getByRole('status')).toHaveText('1 个错误，1 个警告');
  await expect(designer.tool('流程检查：1 个错误，1 个警告')).toHaveAttribute('aria-pressed', 'true');
  await expect(checks.mark('错误：内部：定时事件没有填写时间')).toBeVisible();
  await checks.watermarkIsFree();

  // It is in a sub-process that has a canvas of its own.
  await checks.finding('定时事件没有填写时间').click();
  await expect(designer.element('wait')).toHaveClass(/selected/);
  await expect(designer.element('review')).toBeHidden();
  await designer.pad.getByRole('button', { name: '删除' }).click();
  await expect(checks.finding('定时事件没有填写时间')).toBeHidden();

  await checks.finding('请填写实现方式').click();
  await expect(designer.element('send')).toHaveClass(/selected/);
  await designer.changeType('用户任务');
  await expect(checks.finding('请填写实现方式')).toBeHidden();
  await expect(checks.mark(/^(错误|警告)：/)).toHaveCount(0);

  await checks.findings.getByRole('button', { name: '关闭流程检查' }).click();
  await expect(checks.findings).toBeHidden();
});
