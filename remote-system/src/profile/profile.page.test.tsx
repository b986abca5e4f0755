import { profile } from '@zhilv/contract/system';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as profilePage from './profile.route.ts';

const open = (options = {}) => renderPage(profilePage, '/user/profile', options);

it('shows who the user is, also to somebody without a role or a menu row', async () => {
  const page = await open({ as: 'guest' });

  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('个人中心');
  expect(page.getByRole('region', { name: '账号' }).textContent).toContain('guest');
  for (const name of ['基本资料', '修改密码', '第三方账号', '登录设备', '已授权应用'])
    expect(page.getByRole('heading', { level: 2, name })).toBeDefined();
});

it('says why the account could not be loaded, and tries again', async () => {
  const calls = new PageCalls(profile.get);
  calls.refuse(500, '系统异常');
  const page = await open();
  expect(page.text()).toContain('系统异常');

  calls.mend();
  await page.press('重试');

  await page.findByRole('form', { name: '基本资料' });
});
