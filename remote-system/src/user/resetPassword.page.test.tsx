import { fireEvent, within } from '@testing-library/dom';
import { user } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as userPage from './user.route.ts';

/** Does what stands in the menu of a row. */
async function inMenu(page: RenderedPage, username: string, action: string): Promise<void> {
  await page.press(`「${username}」的更多操作`);
  const menu = within(await page.findByRole('dialog', { name: `「${username}」的更多操作` }));
  await page.user.click(menu.getByRole('button', { name: action }));
}

it('gives an account another password, and switches it off and on', async () => {
  const page = await renderPage(userPage, '/system/user?username=wenzhaonan');
  const list = new ListView(page);
  const row = () => list.row('wenzhaonan');

  await inMenu(page, 'wenzhaonan', '重置密码');
  const reset = within(await page.findByRole('dialog', { name: /^重置密码/ }));
  await page.user.type(reset.getByLabelText('新密码'), 'abc');
  await page.user.click(reset.getByRole('button', { name: '确定' }));
  await reset.findByText('密码长度为 4-16 位');
  await page.user.type(reset.getByLabelText('新密码'), '1234');
  await page.user.click(reset.getByRole('button', { name: '确定' }));
  await page.findByText('已重置「wenzhaonan」的密码');

  for (const state of ['关闭', '开启']) {
    await page.user.click(within(await row()).getByRole('switch'));
    if (page.queryByRole('dialog') !== null) await list.confirm();
    await expect.poll(async () => within(await row()).getByRole('switch').textContent).toBe(state);
  }
});

it('asks before a typed password is dropped, and sends one once, however often that is pressed', async () => {
  const calls = new PageCalls(user.updatePassword);
  const page = await renderPage(userPage, '/system/user?username=wenzhaonan');
  const list = new ListView(page);
  await inMenu(page, 'wenzhaonan', '重置密码');
  const reset = within(await page.findByRole('dialog', { name: /^重置密码/ }));
  await page.user.type(reset.getByLabelText('新密码'), 'abcd1234');

  await page.user.keyboard('{Escape}');
  await list.refuse();
  expect(reset.getByLabelText('新密码')).toHaveProperty('value', 'abcd1234');
  calls.answerWith(() => Response.json({ code: 500, data: null, msg: '系统异常' }));
  const form = page.getByRole('dialog', { name: /^重置密码/ }).querySelector('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await page.findByText('系统异常');
  expect(calls.sent).toHaveLength(1);

  await page.user.click(reset.getByRole('button', { name: '取消' }));
  await list.confirm();
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
});
