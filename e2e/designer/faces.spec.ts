import { model } from '@zhilv/contract/bpm';
import { Calls } from '../fixtures/Calls.ts';
import { changePermissions } from '../fixtures/changeGrants.ts';
import { Console } from '../pages/Console.ts';
import { DesignerPage, storedModel, textOf } from '../pages/designer/DesignerPage.ts';
import { twoTasks } from '../pages/designer/diagrams.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('what cannot be read is said in Chinese, can be downloaded, and is overwritten only by saving', async ({
  page,
  own,
  baseURL,
}) => {
  const model = await own.makeModel('<definitions>nothing of BPMN');
  const designer = new DesignerPage(page);
  await page.goto(`/bpm/manager/model/design?modelId=${model.id}`);
  await expect(page.getByText('文件不完整，内容在中途断开')).toBeVisible();
  await expect(designer.save).toBeDisabled();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载原文件' }).click();
  expect(await textOf(await download)).toBe('<definitions>nothing of BPMN');

  // The toolbar has a tool of this name, too, without the words.
  await page.getByRole('button', { name: '重新绘制' }).filter({ hasText: '重新绘制' }).click();
  await designer.question.getByRole('button', { name: '重新绘制' }).click();
  await designer.drawn();
  expect((await storedModel(baseURL ?? '', model.id)).bpmnXml).toBe('<definitions>nothing of BPMN');
  await expect(new Console(page).tab('流程设计')).toContainText('有未保存的修改');

  await designer.save.click();
  await expect(designer.save).toBeDisabled();
  expect((await storedModel(baseURL ?? '', model.id)).bpmnXml).toContain(`id="${model.key}"`);
});

test('what the back end would refuse is not given to bpmn-js either', async ({ page, own }) => {
  const { id, key, name } = await own.makeModel();
  const bpmnXml = twoTasks.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>');
  await new Calls(page, model.get).answer({ id, key, name, createTime: 0, bpmnXml });
  await page.goto(`/bpm/manager/model/design?modelId=${id}`);

  await expect(page.getByText('流程图不能含有 DOCTYPE 或 ENTITY 声明')).toBeVisible();
  await expect(new DesignerPage(page).save).toBeDisabled();
});

test('what saving would lose is reported after opening, and saving asks once before it is lost', async ({
  page,
  own,
  baseURL,
}) => {
  const model = await own.makeModel(
    twoTasks.replace('flow</bpmn2:incoming>', 'flow<flowable:old>遗留的文字</flowable:old></bpmn2:incoming>'),
  );
  const designer = new DesignerPage(page);
  await designer.open(model.id);
  const notice = page.getByText('导入保真报告：保存后，原文件中有 1 处内容会丢失或改变。');
  await expect(notice).toBeVisible();

  await page.getByRole('button', { name: '查看' }).click();
  const report = page.getByRole('dialog', { name: '导入保真报告' });
  await expect(report.getByRole('heading', { name: '用户任务「审核」' })).toBeVisible();
  await expect(report).toContainText('遗留的文字');
  const download = page.waitForEvent('download');
  await report.getByRole('button', { name: '下载原文件' }).click();
  expect(await textOf(await download)).toContain('遗留的文字');
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();

  await designer.rename('审核', '改动');
  await designer.save.click();
  await expect(designer.question).toContainText('有 1 处内容会丢失或改变');
  await designer.question.getByRole('button', { name: '取消' }).click();
  await expect(designer.save).toBeEnabled();
  expect((await storedModel(baseURL ?? '', model.id)).bpmnXml).toContain('遗留的文字');

  await designer.save.click();
  await designer.question.getByRole('button', { name: '保存' }).click();
  await expect(designer.save).toBeDisabled();
  await expect(notice).toBeHidden();
  await designer.rename('改动', '又改');
  await designer.save.click();
  await expect(designer.save).toBeDisabled();
  expect((await storedModel(baseURL ?? '', model.id)).bpmnXml).toContain('又改');
});

test('a process without a diagram is laid out, which is told as no loss and saved without a question', async ({
  page,
  own,
  baseURL,
}) => {
  const model = await own.makeModel(twoTasks.replace(/<bpmndi:BPMNDiagram[^]*<\/bpmndi:BPMNDiagram>/, ''));
  const designer = new DesignerPage(page);
  await designer.open(model.id);
  await expect(designer.shape('审核')).toBeVisible();
  const notice = page.getByText('文件没有图形，已自动布局');
  await expect(notice).toBeVisible();

  await designer.rename('审核', '改动');
  await designer.save.click();
  await expect(designer.save).toBeDisabled();
  await expect(notice).toBeHidden();
  expect((await storedModel(baseURL ?? '', model.id)).bpmnXml).toContain('BPMNShape');
});

test('a model that is gone leads back to the list', async ({ page }) => {
  await page.goto('/bpm/manager/model/design?modelId=gone');

  await expect(page.getByText('没有找到这个流程模型，它可能已被删除')).toBeVisible();
  await page.getByRole('link', { name: '返回流程模型' }).click();
  await expect(page).toHaveURL('/bpm/manager/model');
});

test('who may not change models looks at the diagram without palette, undo and save', async ({ page, context, own }) => {
  await changePermissions(context, ['bpm:model:query']);
  const designer = new DesignerPage(page);
  await designer.open((await own.makeModel(twoTasks)).id);

  await expect(designer.tool('放大')).toBeEnabled();
  await expect(designer.save).toBeHidden();
  await expect(designer.undo).toBeHidden();
  await expect(designer.palette).toBeHidden();
  await designer.shape('审核').dblclick();
  await expect(designer.canvas.locator('.djs-direct-editing-content')).toBeHidden();
});
