import { profile, profileSession } from '@zhilv/contract/system';
import { session } from '@zhilv/platform';
import { hasRecordedAnswers, recordedAnswer } from '@zhilv/testing/contract/recorded-answers';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { describe, expect, it } from 'vitest';
import * as profilePage from './profile.route.ts';

/** Has calls answered as a real back end did. */
function answerAs(calls: PageCalls, name: string): PageCalls {
  calls.answerWith(() => {
    const { status, body } = recordedAnswer(name);
    return Response.json(body, { status });
  });
  return calls;
}

/** Opens the page in front of a back end that has the account of a case, and no list of sign-ins. */
function open(account: string) {
  answerAs(new PageCalls(profile.get), `system/${account}`);
  answerAs(new PageCalls(profileSession.list), 'common/17-unknown-path-with-token');
  return renderPage(profilePage, '/user/profile');
}

describe.skipIf(!hasRecordedAnswers)('the page in front of a real back end', () => {
  it('shows who the user is, and leaves out what that back end lacks', async () => {
    const page = await open('123-profile-get-admin');

    const card = page.getByRole('region', { name: '账号' }).textContent;
    for (const fact of ['admin', '研发部门', '董事长', '超级管理员、普通角色', '127.0.0.1']) expect(card).toContain(fact);
    expect(page.getByLabelText('手机号码')).toHaveProperty('value', '15612345678');
    expect(page.getByLabelText('用户邮箱')).toHaveProperty('value', 'aoteman@126.com');
    expect(page.queryByRole('heading', { name: '登录设备' })).toBeNull();
  });

  it('shows an account without roles, posts and a number', async () => {
    const page = await open('125-profile-get-user-without-roles');

    expect(page.getByRole('region', { name: '账号' }).textContent).toContain('无角色');
    expect(page.getByLabelText('手机号码')).toHaveProperty('value', '');
  });

  it('sends what was changed alone', async () => {
    const updates = answerAs(new PageCalls(profile.update), 'system/127-profile-update-partial');
    const page = await open('124-profile-get-small-user');

    await page.user.type(page.getByLabelText('用户昵称', { selector: 'input' }), '三');
    await page.press('保存');

    await page.findByText('已保存个人资料');
    expect(updates.sent.map(({ method, body }) => [method, body])).toEqual([['PUT', { nickname: '小张三' }]]);
    expect(session.read().user?.nickname).toBe('小张三');
  });

  it('says what is refused, and keeps what was typed', async () => {
    answerAs(new PageCalls(profile.update), 'system/128-profile-update-bad-mobile');
    const page = await open('124-profile-get-small-user');

    await page.user.type(page.getByLabelText('用户昵称', { selector: 'input' }), '四');
    await page.press('保存');

    await page.findByText('请求参数不正确:手机号长度必须 11 位');
    expect(page.getByLabelText('用户昵称', { selector: 'input' })).toHaveProperty('value', '小张四');
  });

  it('changes the password, and says at the field that the old one was wrong', async () => {
    const changes = answerAs(new PageCalls(profile.updatePassword), 'system/130-profile-update-password-wrong-old');
    const page = await open('124-profile-get-small-user');
    const type = (label: string, text: string) => page.user.type(page.getByLabelText(label, { selector: 'input' }), text);
    await type('旧密码', 'before12');
    await type('新密码', 'after123');
    await type('确认新密码', 'after123');

    await page.press('确认修改');
    expect((await page.findByText('旧密码不正确')).id).toBe(page.getByLabelText('旧密码').getAttribute('aria-describedby'));

    answerAs(changes, 'system/131-profile-update-password');
    await page.press('确认修改');
    await page.findByText('密码已修改，下次请用新密码登录');
    expect(changes.sent.map(({ method, body }) => [method, body])).toEqual(
      Array.from({ length: 2 }, () => ['PUT', { oldPassword: 'before12', newPassword: 'after123' }]),
    );
  });
});
