import { model } from '@zhilv/contract/bpm';
import { Calls } from '../fixtures/Calls.ts';
import { changePermissions } from '../fixtures/changeGrants.ts';
import { Console } from '../pages/Console.ts';
import { DesignerPage, storedModel, textOf } from '../pages/DesignerPage.ts';
import { twoTasks } from '../pages/diagrams.ts';
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
  await expect(page.getByText('流程图的内容不是可以识别的 BPMN')).toBeVisible();
  await expect(designer.save).toBeDisabled();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载原文件' }).click();
  expect(await textOf(await download)).toBe('<definitions>nothing of BPMN');

  await page.getByRole('button', { name: '重新绘制' }).click();
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

test('what bpmn-js does not understand is announced, and saving asks before it may be lost', async ({ page, own, faults }) => {
  faults.expect(/failed to import <bpmn:SequenceFlow/, 1); // bpmn-js says it there as well.
  const model = await own.makeModel(twoTasks.replace('targetRef="review"', 'targetRef="nowhere"'));
  const designer = new DesignerPage(page);
  await designer.open(model.id);
  await expect(page.getByText(/有 \d+ 处内容无法识别，保存后可能丢失/)).toBeVisible();

  await designer.rename('审核', '改动');
  await designer.save.click();
  await expect(designer.question).toContainText('保存后可能丢失');
  await designer.question.getByRole('button', { name: '取消' }).click();
  await expect(designer.save).toBeEnabled();
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
