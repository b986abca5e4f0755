import { within } from '@testing-library/dom';
import { auth, notifyMessage } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as notifyRecordPage from './notifyRecord.route.ts';

const open = (code: string, width?: number) =>
  renderPage(notifyRecordPage, `/system/notify/notify-message?templateCode=${code}`, { ...(width !== undefined && { width }) });

it('shows what was sent to whom, and one message whole', async () => {
  const { templateCode, text } = await new OwnRecords().sendMessage();
  const page = await open(templateCode);
  const list = new ListView(page);

  const row = await list.row(text);
  for (const cell of ['管理员', '系统', templateCode, '未读']) expect(row.textContent).toContain(cell);
  for (const name of [/^新增/, /^批量/, /^修改/, /^删除/]) expect(list.tool(name)).toBeNull();

  await page.press(`「${text}」的详情`);
  const sheet = await page.findByRole('dialog', { name: '站内信详情' });
  const params = within(within(sheet).getByRole('region', { name: '模板参数' }));
  for (const param of ['person', /^小张/, 'count', '7']) expect(params.getByText(param)).toBeDefined();
  const [cross] = within(sheet).getAllByRole('button', { name: '关闭' });
  if (cross) await page.user.click(cross);
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
});

it('is narrowed by template and receiver', async () => {
  const { templateCode, text } = await new OwnRecords().sendMessage();
  const page = await open(templateCode);
  const list = new ListView(page);
  expect(list.names()).toEqual([text]);

  await page.user.click(list.filter('接收人'));
  await page.user.click(await page.findByRole('treeitem', { name: '贺文渊' }));
  await page.press('查询');

  await expect.poll(() => page.address()).toContain('userId=2');
  await expect.poll(() => list.names()).toEqual([]);
});

it('is shown to who may read it', async () => {
  const { templateCode, text } = await new OwnRecords().sendMessage();
  new PageCalls(auth.permissionInfo).change((granted: object) => ({
    ...granted,
    roles: [],
    permissions: ['system:notify-message:query'],
  }));
  expect(new ListView(await open(templateCode)).names()).toEqual([text]);
});

it('says that who may not read it may not', async () => {
  const page = await renderPage(notifyRecordPage, '/system/notify/notify-message', { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
  expect(new ListView(page).names()).toEqual([]);
});

it('shows what a stock back end gives, which does not name the receiver', async () => {
  const { templateCode, text } = await new OwnRecords().sendMessage();
  new PageCalls(notifyMessage.page).change(({ list }: { list: readonly object[] }) => ({
    total: 1,
    list: list.map((row) => ({ ...row, userNickname: undefined, templateParams: null })),
  }));
  const page = await open(templateCode);

  expect(new ListView(page).column('接收人')).toEqual(['1']);
  await page.press(`「${text}」的详情`);
  const sheet = await page.findByRole('dialog', { name: '站内信详情' });
  expect(within(sheet).queryByRole('region', { name: '模板参数' })).toBeNull();
});

it('shows cards on a phone', async () => {
  const { templateCode, text } = await new OwnRecords().sendMessage();
  const page = await open(templateCode, 390);

  const [card] = within(page.getByRole('list', { name: '站内信列表' })).getAllByRole('listitem');
  expect(card?.textContent).toContain(text);
});
