import { model } from '@zhilv/contract/bpm';
import { DesignerPage, storedModel } from '../pages/designer/DesignerPage.ts';
import { ListPage } from '../pages/ListPage.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { accessToken, callApi } from '../product/staff.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('a model is created, described, drawn and deleted', async ({ page, own, baseURL }) => {
  const [name, key] = [own.name('流程'), own.key('process')];
  await page.goto('/bpm/manager/model');
  const list = new ListPage(page);

  await list.create();
  await list.form.fill({ 流程标识: '1 of no use', 流程名称: name });
  await list.form.ok.click();
  await expect(list.form.refusals).toContainText(['流程标识格式不正确']);
  await list.form.fill({ 流程标识: key, 流程描述: '端到端测试' });
  await list.form.ok.click();
  await expect(list.form.dialog).toBeHidden();
  await expect(list.row(name)).toContainText('未部署');

  await list.row(name).getByRole('link', { name }).click();
  const designer = new DesignerPage(page);
  await designer.drawn();
  await designer.element('start').click();
  await designer.pad.getByRole('button', { name: '追加任务' }).click();
  await designer.type('审批');
  await designer.save.click();
  await expect(designer.save).toBeDisabled();
  await page.goBack();

  await list.edit(name);
  await expect(list.form.field('流程标识')).toBeDisabled();
  await list.form.fill({ 流程描述: '改过的描述' });
  await list.form.ok.click();
  await expect(list.form.dialog).toBeHidden();
  const token = await accessToken(baseURL ?? '', 'admin');
  const { list: found } = await callApi(baseURL ?? '', model.page, { key }, token);
  const stored = await storedModel(baseURL ?? '', found[0]?.id ?? '');
  expect(stored.description).toBe('改过的描述');
  expect(stored.bpmnXml).toContain('审批');

  await list.delete(name);
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click();
  await expect(list.row(name)).toBeHidden();
});
