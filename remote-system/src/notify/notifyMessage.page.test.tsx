import { within } from '@testing-library/dom';
import { notifyMessage } from '@zhilv/contract/system';
import { changes } from '@zhilv/platform';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as notifyMessagePage from './notifyMessage.route.ts';

const MESSAGES = notifyMessage.myPage.path;

const open = (options: RenderPageOptions, query = ''): Promise<RenderedPage> =>
  renderPage(notifyMessagePage, `/user/notify-message${query}`, options);

/** The first row whose message is unread, by its name. */
function firstUnread(list: ListView): string {
  const name = list.names()[list.column('阅读状态').indexOf('未读')];
  if (name === undefined) throw new Error('The seed has no unread message.');
  return name;
}

it('shows a message whole and marks it as read, which the number of unread ones follows', async () => {
  const { text: name } = await new OwnRecords().sendMessage();
  const page = await open({ as: 'admin' });
  const list = new ListView(page);
  expect(list.headings()).toEqual(['内容', '发送人', '类型', '阅读状态', '发送时间', '操作']);
  const before = changes.revision(MESSAGES);

  await page.press(`查看「${name}」`);

  const dialog = within(await page.findByRole('dialog', { name: '站内信' }));
  expect(dialog.getByText(name)).toBeDefined();
  await expect.poll(async () => (await list.row(name)).textContent).toContain('已读');
  expect(changes.revision(MESSAGES)).toBe(before + 1);
  await page.user.keyboard('{Escape}');
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`查看「${name}」`);
});

it('asks nothing of the back end for a message that was read', async () => {
  const marks = new PageCalls(notifyMessage.updateRead);
  const page = await open({ as: 'admin' }, '?readStatus=true');
  const [name = ''] = new ListView(page).names();

  await page.press(`查看「${name}」`);
  await page.findByRole('dialog', { name: '站内信' });

  expect(marks.sent).toEqual([]);
});

it('shows the message all the same when it cannot be marked', async () => {
  new PageCalls(notifyMessage.updateRead).lose();
  const page = await open({ as: 'bpmstaff' }, '?readStatus=false');
  const name = firstUnread(new ListView(page));

  await page.press(`查看「${name}」`);

  expect((await page.findByRole('dialog', { name: '站内信' })).textContent).toContain(name);
  expect((await page.findByText('后端接口连接异常')).closest('[role="alert"]')).not.toBeNull();
});

it('marks those that are chosen by one call, as a real back end reads it', async () => {
  const marks = new PageCalls(notifyMessage.updateRead);
  const page = await open({ as: 'bpmstaff' });
  const list = new ListView(page);
  const unread = list.column('阅读状态').filter((text) => text === '未读').length;

  await page.user.click(page.getByRole('checkbox', { name: '选择本页全部' }));
  await page.press(`标为已读（${unread}）`);

  await page.findByText(`已将 ${unread} 条站内信标为已读`);
  await expect.poll(() => list.column('阅读状态')).not.toContain('未读');
  expect(marks.sent).toHaveLength(1);
  expect(marks.sent[0]?.search).toMatch(/^\?ids=\d+(&ids=\d+)*$/);
});

it('says what to do first where none is chosen', async () => {
  const page = await open({ as: 'admin' });

  await page.press('标为已读');

  expect((await page.findByText('请先选择未读的站内信')).closest('[role="status"]')).not.toBeNull();
});

it('marks all after a question, and none when that is answered by no', async () => {
  const page = await open({ as: 'mallstaff' }, '?readStatus=false');
  const list = new ListView(page);
  expect(list.names().length).toBeGreaterThan(0);

  await page.press('全部已读');
  await list.refuse();
  expect(list.names().length).toBeGreaterThan(0);

  await page.press('全部已读');
  await list.confirm();
  await page.findByText('已将全部站内信标为已读');
  await expect.poll(() => page.text()).toContain('没有符合条件的站内信');
});

it('is there for somebody without any menu row', async () => {
  const page = await open({ as: 'guest' });

  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('我的站内信');
  await expect.poll(() => new ListView(page).names().length > 0 || page.text().includes('还没有站内信')).toBe(true);
});

it('is narrowed by state and day', async () => {
  const page = await open(
    { as: 'admin' },
    '?readStatus=false&createTime[0]=2001-01-01 00:00:00&createTime[1]=2001-01-02 23:59:59',
  );

  expect(page.text()).toContain('没有符合条件的站内信');
  await page.press('重置');
  await expect.poll(() => new ListView(page).names().length).toBeGreaterThan(0);
});

it('shows cards on a phone, with the state in each', async () => {
  const page = await open({ as: 'admin', width: 390 });

  const [card] = within(page.getByRole('list', { name: '站内信列表' })).getAllByRole('listitem');
  expect(card?.textContent).toMatch(/已读|未读/);
});
