import { within } from '@testing-library/dom';
import { profile } from '@zhilv/contract/system';
import { session } from '@zhilv/platform';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as profilePage from '../profile.route.ts';

const open = (options: RenderPageOptions = {}) => renderPage(profilePage, '/user/profile', options);

const form = (page: RenderedPage) => within(page.getByRole('form', { name: '基本资料' }));

async function fill(page: RenderedPage, label: string, text: string): Promise<void> {
  const field = page.getByLabelText(label, { selector: 'input' });
  await page.user.clear(field);
  if (text !== '') await page.user.type(field, text);
}

it('keeps details that are changed, and the header has the new name at once', async () => {
  const page = await open({ as: 'guest' });
  const before = session.read().user?.nickname ?? '';

  await fill(page, '用户昵称', '张小明');
  await fill(page, '手机号码', '13911112222');
  expect(page.holdsWork()).toBe(true);
  await page.user.click(form(page).getByRole('button', { name: '保存' }));

  await page.findByText('已保存个人资料');
  expect(session.read().user?.nickname).toBe('张小明');
  await expect.poll(() => page.holdsWork()).toBe(false);
  await page.reload();
  expect(page.getByLabelText('手机号码')).toHaveProperty('value', '13911112222');
  await fill(page, '用户昵称', before);
  await fill(page, '手机号码', '');
  await page.user.click(form(page).getByRole('button', { name: '保存' }));
  await expect.poll(() => page.holdsWork()).toBe(false);
});

it('says at the fields what is wrong, before anything is sent', async () => {
  const updates = new PageCalls(profile.update);
  const page = await open();

  await fill(page, '用户昵称', ' ');
  await fill(page, '手机号码', '123');
  await fill(page, '用户邮箱', 'zhang');
  await page.user.click(form(page).getByRole('button', { name: '保存' }));

  const faults = form(page)
    .getAllByRole('alert')
    .map(({ textContent }) => textContent);
  expect(faults).toEqual(['用户昵称不能为空', '手机号长度必须 11 位', '邮箱格式不正确']);
  expect(updates.sent).toEqual([]);

  await page.press('还原');
  expect(form(page).queryAllByRole('alert')).toEqual([]);
  expect(page.holdsWork()).toBe(false);
});

it('says at the field that another account has the number, and keeps what was typed', async () => {
  new PageCalls(profile.update).refuse(1_002_003_001, '手机号已经存在');
  const page = await open();

  await fill(page, '手机号码', '13911113333');
  await page.user.click(form(page).getByRole('button', { name: '保存' }));

  expect((await page.findByText('手机号已经存在')).id).toBe(page.getByLabelText('手机号码').getAttribute('aria-describedby'));
  expect(page.getByLabelText('手机号码')).toHaveProperty('value', '13911113333');
});

it('keeps what was typed when the answer is lost', async () => {
  new PageCalls(profile.update).lose();
  const page = await open();

  await fill(page, '用户邮箱', 'lost@example.com');
  await page.user.click(form(page).getByRole('button', { name: '保存' }));

  await page.findByText('后端接口连接异常');
  expect(page.getByLabelText('用户邮箱')).toHaveProperty('value', 'lost@example.com');
});

it.each([
  ['a back end that knows of revisions', true],
  ['a back end that knows of none', false],
])('asks before it replaces what was changed elsewhere meanwhile, on %s', async (_, revised) => {
  let meanwhile = false;
  new PageCalls(profile.get).change(({ revision, ...account }: { revision?: number; nickname: string }) => ({
    ...account,
    ...(revised && { revision }),
    ...(meanwhile && { nickname: '别处的名字' }),
  }));
  const updates = new PageCalls(profile.update);
  const page = await open();
  await fill(page, '用户昵称', '我的名字');
  meanwhile = true;
  if (revised) updates.refuse(409, '数据已被他人修改，请刷新后再试');

  await page.user.click(form(page).getByRole('button', { name: '保存' }));

  const question = await page.findByRole('dialog', { name: '系统提示' });
  expect(question.textContent).toContain('用户昵称');
  expect(page.getByLabelText('用户昵称')).toHaveProperty('value', '我的名字');
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: '取消' }));
  await page.user.click(within(question).getByRole('button', { name: '取消' }));
  expect(updates.sent).toHaveLength(revised ? 1 : 0);
});

it('saves what is typed over what was changed elsewhere when that is wanted, and leaves the rest as it is there', async () => {
  let meanwhile = false;
  new PageCalls(profile.get).change(({ revision: _, ...account }: { revision?: number }) => ({
    ...account,
    ...(meanwhile && { nickname: '别处的名字', email: 'elsewhere@example.com' }),
  }));
  const updates = new PageCalls(profile.update);
  updates.answerWith(() => Response.json({ code: 0, data: true, msg: '' }));
  const page = await open();
  await fill(page, '用户昵称', '我的名字');
  meanwhile = true;

  await page.user.click(form(page).getByRole('button', { name: '保存' }));
  const question = await page.findByRole('dialog', { name: '系统提示' });
  await page.user.click(within(question).getByRole('button', { name: '确定' }));

  await page.findByText('已保存个人资料');
  expect(updates.sent.map(({ body }) => body)).toEqual([{ nickname: '我的名字' }]);
});
