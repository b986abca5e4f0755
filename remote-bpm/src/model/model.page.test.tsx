import { model } from '@zhilv/contract/bpm';
import { auth } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as modelPage from './model.route.ts';

const ADDRESS = '/bpm/manager/model';

it('creates models, finds them by their key, describes and deletes them', async () => {
  const own = new OwnRecords();
  const [name, key] = [own.name('流程'), own.key('flow')];
  const page = await renderPage(modelPage, ADDRESS, { as: 'bpmstaff' });
  const list = new ListView(page);

  const form = await list.create();
  await form.fill({ 流程标识: key, 流程名称: name, 流程描述: '两级审批' });
  await form.ok();
  for (const text of [key, '未部署']) expect((await list.row(name)).textContent).toContain(text);

  await list.filterBy('流程标识', `${key}{Enter}`);
  await expect.poll(() => list.names()).toEqual([name]);

  const again = await list.edit(name);
  expect(again.field('流程标识')).toHaveProperty('disabled', true);
  expect(again.field('流程描述')).toHaveProperty('value', '两级审批');
  await again.cancel();

  await list.delete(name);
  expect((await page.findByRole('dialog', { name: '系统提示' })).textContent).toContain(`「${name}」`);
  await list.confirm();
  await expect.poll(() => page.text()).toContain('没有符合条件的流程模型');
});

it("refuses a key that there is already in the back end's words", async () => {
  const own = new OwnRecords();
  const page = await renderPage(modelPage, ADDRESS, { as: 'bpmstaff' });
  const form = await new ListView(page).create();
  await form.fill({ 流程标识: 'oa_leave', 流程名称: own.name('流程') });

  await form.ok();

  expect((await page.findByText('已经存在流程标识为【oa_leave】的流程')).closest('[role="alert"]')).not.toBeNull();
  expect(form.field('流程名称')).toHaveProperty('value', own.name('流程'));
});

it('needs a key and a name', async () => {
  const page = await renderPage(modelPage, ADDRESS, { as: 'bpmstaff' });
  const creations = new PageCalls(model.create);
  const form = await new ListView(page).create();

  await form.ok();

  await expect.poll(() => form.refusals()).toEqual(['流程标识不能为空', '流程名称不能为空']);
  expect(document.activeElement).toBe(form.field('流程标识'));
  expect(creations.sent).toEqual([]);
});

it('leads from a model to its diagram', async () => {
  const own = new OwnRecords();
  const draft = { name: own.name('流程'), key: own.key('process'), description: '页面测试' };
  const id = await callElsewhere(model.create, draft);
  const address = `${ADDRESS}?name=${encodeURIComponent(draft.name)}`;
  const page = await renderPage(modelPage, address);
  const link = await page.findByRole('link', { name: draft.name });
  await page.user.click(link);
  await expect.poll(() => page.address()).toBe(`/bpm/manager/model/design?modelId=${id}`);
});

it('shows names without a link, and no action, to who may not open models', async () => {
  const own = new OwnRecords();
  const name = own.name('流程');
  await callElsewhere(model.create, { name, key: own.key('process'), description: '页面测试' });
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions: [] }));
  const page = await renderPage(modelPage, `${ADDRESS}?name=${encodeURIComponent(name)}`);

  expect((await new ListView(page).row(name)).querySelectorAll('a, button')).toHaveLength(0);
});
