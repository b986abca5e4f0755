import { within } from '@testing-library/dom';
import { auth, notifyMessage, notifyTemplate } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as notifyRecordPage from './notifyRecord.route.ts';

/** Sends the administrator a message of the test's own. */
async function sendMessage() {
  const own = new OwnRecords();
  const templateCode = own.key('record');
  const template = { name: own.name('模板'), code: templateCode, type: 1, nickname: '系统', content: '{person}：{count} 件' };
  await callElsewhere(notifyTemplate.create, { ...template, status: 0 });
  await callElsewhere(notifyTemplate.sendNotify, {
    userId: 1,
    userType: 2,
    templateCode,
    templateParams: { person: '小张', count: 7 },
  });
  return templateCode;
}

const open = (code: string, width?: number) =>
  renderPage(notifyRecordPage, `/system/notify/notify-message?templateCode=${code}`, { ...(width !== undefined && { width }) });

it('shows what was sent to whom, and one message whole', async () => {
  const code = await sendMessage();
  const page = await open(code);
  const list = new ListView(page);

  const row = await list.row('小张：7 件');
  for (const text of ['管理员', '系统', code, '未读']) expect(row.textContent).toContain(text);
  for (const name of [/^新增/, /^批量/, /^修改/, /^删除/]) expect(list.tool(name)).toBeNull();

  await page.press('「小张：7 件」的详情');
  const sheet = await page.findByRole('dialog', { name: '站内信详情' });
  const params = within(within(sheet).getByRole('region', { name: '模板参数' }));
  for (const text of ['person', '小张', 'count', '7']) expect(params.getByText(text)).toBeDefined();
  const [cross] = within(sheet).getAllByRole('button', { name: '关闭' });
  if (cross) await page.user.click(cross);
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
});

it('is narrowed by template and receiver', async () => {
  const code = await sendMessage();
  const page = await open(code);
  const list = new ListView(page);
  expect(list.names()).toEqual(['小张：7 件']);

  await page.user.click(list.filter('接收人'));
  await page.user.click(await page.findByRole('treeitem', { name: '贺文渊' }));
  await page.press('查询');

  await expect.poll(() => page.address()).toContain('userId=2');
  await expect.poll(() => list.names()).toEqual([]);
});

it('is shown to who may read it', async () => {
  const code = await sendMessage();
  new PageCalls(auth.permissionInfo).change((granted: object) => ({
    ...granted,
    roles: [],
    permissions: ['system:notify-message:query'],
  }));
  expect(new ListView(await open(code)).names()).toEqual(['小张：7 件']);
});

it('says that who may not read it may not', async () => {
  const page = await renderPage(notifyRecordPage, '/system/notify/notify-message', { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
  expect(new ListView(page).names()).toEqual([]);
});

it('shows what a stock back end gives, which does not name the receiver', async () => {
  const code = await sendMessage();
  new PageCalls(notifyMessage.page).change(({ list }: { list: readonly object[] }) => ({
    total: 1,
    list: list.map((row) => ({ ...row, userNickname: undefined, templateParams: null })),
  }));
  const page = await open(code);

  expect(new ListView(page).column('接收人')).toEqual(['1']);
  await page.press('「小张：7 件」的详情');
  const sheet = await page.findByRole('dialog', { name: '站内信详情' });
  expect(within(sheet).queryByRole('region', { name: '模板参数' })).toBeNull();
});

it('shows cards on a phone', async () => {
  const page = await open(await sendMessage(), 390);

  const [card] = within(page.getByRole('list', { name: '站内信列表' })).getAllByRole('listitem');
  expect(card?.textContent).toContain('小张：7 件');
});
