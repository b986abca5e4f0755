import { within } from '@testing-library/dom';
import { auth, notifyMessage, notifyTemplate } from '@zhilv/contract/system';
import { rights } from '@zhilv/platform';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as notifyTemplatePage from './notifyTemplate.route.ts';

const CONTENT = '您好 {name}，任务 {task} 待办';

const makeTemplate = (content = CONTENT, status: 0 | 1 = 0) => new OwnRecords().makeNotifyTemplate(content, status);

const open = (name = '') =>
  renderPage(notifyTemplatePage, `/system/notify/notify-template${name && `?name=${encodeURIComponent(name)}`}`);

const allow = (...permissions: readonly string[]): void =>
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions }));

/** Opens the dialog that sends a template. */
async function openSending(page: RenderedPage, name: string) {
  await page.press(`测试「${name}」`);
  const element = await page.findByRole('dialog', { name: '发送测试站内信' });
  const dialog = within(element);
  return {
    ...dialog,
    type: async (place: string, text: string) => page.user.type(dialog.getByRole('textbox', { name: place }), text),
    preview: () => dialog.getByRole('region', { name: '预览' }).textContent,
    send: () => page.user.click(dialog.getByRole('button', { name: '发送' })),
  };
}

it('lets a template live from the first to the last', async () => {
  const own = new OwnRecords();
  const [name, renamed, code] = [own.name('模板'), own.name('改名'), own.key('notice')];
  const page = await open();
  const list = new ListView(page);

  const form = await list.create();
  await form.ok();
  await expect
    .poll(() => form.refusals())
    .toEqual(['模板名称不能为空', '模板编码不能为空', '发送人名称不能为空', '模板内容不能为空']);
  await form.fill({ 模板名称: name, 模板编码: code, 发送人名称: '系统', 模板内容: '您好 {{name}' });
  await form.ok();
  const row = await list.row(name);
  for (const text of [code, '系统', '您好 {name}']) expect(row.textContent).toContain(text);

  const again = await list.edit(name);
  await again.fill({ 模板名称: renamed });
  await again.ok();
  await list.row(renamed);

  await list.delete(renamed);
  await list.confirm();
  await expect.poll(() => list.names()).not.toContain(renamed);
});

it('says at the code that another template has it', async () => {
  const { code } = await makeTemplate();
  const form = await new ListView(await open()).create();
  await form.fill({ 模板名称: '同编码', 模板编码: code, 发送人名称: '系统', 模板内容: '您好' });

  await form.ok();

  await expect.poll(() => form.refusals()).toEqual([`已经存在编码为【${code}】的站内信模板`]);
});

it('shows a message while it is filled in, and sends it', async () => {
  const { name, code } = await makeTemplate();
  const sendings = new PageCalls(notifyTemplate.sendNotify);
  const page = await open(name);
  const dialog = await openSending(page, name);
  expect(dialog.preview()).toContain(CONTENT);

  await dialog.send();
  expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['name不能为空', 'task不能为空']);
  expect(sendings.sent).toEqual([]);

  await dialog.type('name', '{{task}');
  await dialog.type('task', '请假');
  expect(dialog.preview()).toContain('您好 {task}，任务 请假 待办');
  await dialog.send();

  await page.findByText('测试站内信已发送');
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  const params = { name: '{task}', task: '请假' };
  expect(sendings.sent).toMatchObject([{ body: { userId: 1, userType: 2, templateCode: code, templateParams: params } }]);
  const { list } = await callElsewhere(notifyMessage.myPage, { pageNo: 1, pageSize: 100 });
  expect(list).toContainEqual(
    expect.objectContaining({ templateCode: code, templateContent: '您好 {task}，任务 请假 待办', templateParams: params }),
  );
});

it('sends to somebody else who was chosen', async () => {
  const { name } = await makeTemplate('您好');
  const sendings = new PageCalls(notifyTemplate.sendNotify);
  const page = await open(name);
  const dialog = await openSending(page, name);
  const receiver = dialog.getByRole('combobox', { name: '接收人' });
  expect(receiver.textContent).toBe('管理员');

  await page.user.click(receiver);
  await page.user.click(await page.findByRole('treeitem', { name: '访客' }));
  await dialog.send();

  await page.findByText('测试站内信已发送');
  expect(sendings.sent).toMatchObject([{ body: { userId: 4 } }]);
});

it('keeps what was typed when sending is refused', async () => {
  const { name } = await makeTemplate(`${'长'.repeat(1018)}{task}`);
  const page = await open(name);
  const dialog = await openSending(page, name);
  await dialog.type('task', '请假一天半加班');

  await dialog.send();

  await page.findByText(/长度不能超过 1024/);
  expect(dialog.getByRole('textbox', { name: 'task' })).toHaveProperty('value', '请假一天半加班');
});

it('keeps what was typed when the right to send is taken meanwhile', async () => {
  const { name } = await makeTemplate('{task}');
  const page = await open(name);
  const dialog = await openSending(page, name);
  await dialog.type('task', '请假');
  allow('system:notify-template:query');

  await rights.refresh();

  await expect.poll(() => page.queryByRole('button', { name: `测试「${name}」` })).toBeNull();
  expect(dialog.getByRole('textbox', { name: 'task' })).toHaveProperty('value', '请假');
});

it('asks before what was typed is dropped', async () => {
  const { name } = await makeTemplate('{task}');
  const page = await open(name);
  const dialog = await openSending(page, name);
  await dialog.type('task', '请假一天半加班');

  await page.user.keyboard('{Escape}');
  await new ListView(page).refuse();
  expect(dialog.getByRole('textbox', { name: 'task' })).toHaveProperty('value', '请假一天半加班');
  await page.user.keyboard('{Escape}');
  await new ListView(page).confirm();

  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
});

it('sends no template that is off, also one that was switched off meanwhile', async () => {
  const off = await makeTemplate(CONTENT, 1);
  const page = await open(off.name);
  const action = await page.findByRole('button', { name: `测试「${off.name}」` });
  expect(action.getAttribute('aria-disabled')).toBe('true');

  const { name, ...draft } = await makeTemplate('您好');
  await page.goTo(`/system/notify/notify-template?name=${encodeURIComponent(name)}`);
  const dialog = await openSending(page, name);
  await callElsewhere(notifyTemplate.update, { ...draft, name, status: 1 });
  await dialog.send();

  await page.findByText('模板已停用，没有发送');
});

it('offers nothing else to who may only read', async () => {
  const { name } = await makeTemplate();
  allow('system:notify-template:query');
  const page = await open(name);
  const list = new ListView(page);

  await list.row(name);
  for (const action of [/^新增/, /^批量/, /^修改/, /^删除/, /^测试/])
    expect(page.queryByRole('button', { name: action })).toBeNull();
});

it('says that who may not read it may not', async () => {
  const page = await renderPage(notifyTemplatePage, '/system/notify/notify-template', { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
  expect(new ListView(page).names()).toEqual([]);
});

it('works with a stock back end, which gives no revision and null for a remark', async () => {
  const { name } = await makeTemplate();
  const calls = new PageCalls(notifyTemplate.page);
  calls.change(({ list }: { list: readonly object[] }) => ({
    total: list.length,
    list: list.map((row) => ({ ...row, remark: null, params: null, revision: undefined })),
  }));
  const page = await open(name);

  await new ListView(page).row(name);

  expect(page.queryByRole('button', { name: `「${name}」的变更记录` })).toBeNull();
});

it('shows cards on a phone, from which one can send', async () => {
  const { name } = await makeTemplate();
  const page = await renderPage(notifyTemplatePage, `/system/notify/notify-template?name=${encodeURIComponent(name)}`, {
    width: 390,
  });

  const [card] = within(page.getByRole('list', { name: '站内信模板列表' })).getAllByRole('listitem');

  expect(card?.textContent).toContain(name);
  expect(page.getByRole('button', { name: `测试「${name}」` })).toBeDefined();
});
