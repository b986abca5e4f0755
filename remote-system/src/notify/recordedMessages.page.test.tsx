import { within } from '@testing-library/dom';
import { type Operation } from '@zhilv/contract';
import { notifyMessage } from '@zhilv/contract/system';
import { hasRecordedAnswers, recordedAnswer } from '@zhilv/testing/contract/recorded-answers';
import { ListView } from '@zhilv/testing/page/list-view';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { describe, expect, it } from 'vitest';
import * as notifyMessagePage from './notifyMessage.route.ts';

/** Has the calls of an endpoint answered as a real back end did. */
function answerAs(operation: Operation, name: string): PageCalls {
  const calls = new PageCalls(operation);
  calls.answerWith(() => Response.json(recordedAnswer(`system/${name}`).body));
  return calls;
}

const open = (query = '') => renderPage(notifyMessagePage, `/user/notify-message${query}`);

describe.skipIf(!hasRecordedAnswers)('the page in front of a real back end', () => {
  it('lists messages and asks for a part of them as that back end reads it', async () => {
    const pages = answerAs(notifyMessage.myPage, '295-notify-my-page-unread');
    const page = await open('?readStatus=false&createTime[0]=2023-10-01 00:00:00&createTime[1]=2099-12-31 23:59:59');

    const list = new ListView(page);
    expect(list.names()).toContain('您好 小张，任务 请假 待办');
    expect(new Set(list.column('发送人'))).toEqual(new Set(['系统']));
    expect(new Set(list.column('阅读状态'))).toEqual(new Set(['未读']));
    const asked = Object.fromEntries(new URLSearchParams(pages.sent[0]?.search));
    const { pageNo: _no, pageSize: _size, ...recorded } = recordedAnswer('system/295-notify-my-page-unread').query;
    expect(asked).toMatchObject(Object.fromEntries(Object.entries(recorded).map(([name, value]) => [name, String(value)])));
  });

  it('shows one whole, marks it, and marks all', async () => {
    answerAs(notifyMessage.myPage, '291-notify-my-page');
    const marks = answerAs(notifyMessage.updateRead, '292-notify-update-read');
    const all = answerAs(notifyMessage.updateAllRead, '297-notify-update-all-read');
    const page = await open();
    const list = new ListView(page);

    await page.press('查看「您好 小张，任务 7 待办」');
    const dialog = within(await page.findByRole('dialog', { name: '站内信' }));
    expect(dialog.getByText('您好 小张，任务 7 待办')).toBeDefined();
    await expect.poll(() => marks.sent.map(({ method, search }) => [method, search])).toEqual([['PUT', '?ids=18']]);
    await page.user.keyboard('{Escape}');
    await expect.poll(() => page.queryByRole('dialog')).toBeNull();

    await page.press('全部已读');
    await list.confirm();
    await page.findByText('已将全部站内信标为已读');
    expect(all.sent.map(({ method, search }) => [method, search])).toEqual([['PUT', '']]);
  });
});
