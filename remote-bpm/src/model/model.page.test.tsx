import { model } from '@zhilv/contract/bpm';
import { auth } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { describe, expect, it } from 'vitest';
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

describe.each([
  ['a back end that knows of revisions', true],
  ['a back end that knows of none', false],
])('on %s, whoever saves a model that was changed since it was opened', (_, revised) => {
  async function open() {
    const own = new OwnRecords();
    const draft = { name: own.name('流程'), key: own.key('process'), description: '说明' };
    const record = { ...draft, id: await callElsewhere(model.create, draft) };
    if (!revised) new PageCalls(model.get).change((found: object) => ({ ...found, revision: undefined }));
    const page = await renderPage(modelPage, `${ADDRESS}?name=${encodeURIComponent(draft.name)}`);
    const form = await new ListView(page).edit(draft.name);
    await form.fill({ 流程名称: own.name('新名') });
    return { page, form, record, saved: `已保存「${own.name('新名')}」` };
  }

  it('is told what another has changed in the list', async () => {
    const { page, form, record } = await open();
    await callElsewhere(model.update, { ...record, description: '他的说明' });

    await form.ok();

    const told = await page.findByRole('dialog', { name: '内容已被他人修改' });
    expect(told.textContent).toContain('流程描述说明他的说明未修改');
    expect(await callElsewhere(model.get, { id: record.id })).toMatchObject({ name: record.name, description: '他的说明' });
  });

  it('saves beside what was drawn meanwhile and what no form shows, without a question, and sends no diagram', async () => {
    const { page, form, record, saved } = await open();
    await callElsewhere(model.update, { ...record, bpmnXml: '<definitions/>', formId: 7, formCustomViewPath: '/theirs' });
    const saves = new PageCalls(model.update);

    await form.ok();

    await page.findByText(saved);
    expect(await callElsewhere(model.get, { id: record.id })).toMatchObject({
      name: expect.stringContaining('新名'),
      bpmnXml: '<definitions/>',
      formId: 7,
      formCustomViewPath: '/theirs',
    });
    expect(saves.sent.map(({ body }) => 'bpmnXml' in (body as object))).toEqual(revised ? [false, false] : [false]);
  });
});

it.each([
  ['its name', 'link', ''],
  ['设计', 'button', '设计'],
] as const)('leads from a model to its diagram by %s', async (_what, role, word) => {
  const own = new OwnRecords();
  const draft = { name: own.name('流程'), key: own.key('process'), description: '页面测试' };
  const id = await callElsewhere(model.create, draft);
  const address = `${ADDRESS}?name=${encodeURIComponent(draft.name)}`;
  const page = await renderPage(modelPage, address);
  const link = await page.findByRole(role, { name: word === '' ? draft.name : `${word}「${draft.name}」` });
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
