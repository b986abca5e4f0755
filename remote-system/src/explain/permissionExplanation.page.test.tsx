import { permissionExplanation } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import * as explanationPage from './permissionExplanation.route.ts';

const open = (query: Readonly<Record<string, string>> = {}, options = {}) => {
  const search = new URLSearchParams(query).toString();
  return renderPage(explanationPage, `/system/permission-explain${search && `?${search}`}`, options);
};

it('asks who and what, keeps both in the address, and names role and menu row', async () => {
  const page = await open();
  expect(page.text()).toContain('填写用户账号和要查询的内容');
  expect(page.getByRole('button', { name: '查询' }).getAttribute('aria-disabled')).toBe('true');

  await page.user.type(page.getByRole('textbox', { name: '用户账号' }), 'bpmstaff');
  await page.user.click(page.getByRole('combobox', { name: '查询方式' }));
  await new ListView(page).choose('页面标识');
  await page.user.type(page.getByRole('textbox', { name: '页面标识' }), 'bpm/model/index{Enter}');

  const reasons = await page.findByRole('list', { name: '权限来源' });
  // Whoever asks by the keyboard goes on from where he is.
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: '页面标识' }));
  expect(within(page.main()).getByRole('status').textContent).toBe('有权限');
  expect(within(reasons).getAllByRole('listitem')[0]?.textContent).toMatch(/^角色「.+」已授予菜单「.+ \/ .+」。$/);
  const asked = Object.fromEntries(new URLSearchParams(page.address().split('?')[1]));
  expect(asked).toEqual({ username: 'bpmstaff', kind: 'pageKey', value: 'bpm/model/index' });
});

it('says what is missing and what would mend it', async () => {
  const page = await open({ username: 'guest', kind: 'path', value: '/system/dict-type/create' });

  expect(within(page.main()).getByRole('status').textContent).toBe('无权限所需权限 system:dict:create');
  const lacks = within(page.getByRole('list', { name: '缺少的条件' })).getAllByRole('listitem');
  expect(lacks.at(-1)?.textContent).toContain('没有授予菜单「系统管理 / 字典管理 / 字典新增」');
  expect(lacks.at(-1)?.textContent).toContain('在角色管理中为其角色勾选该菜单');
});

it('asks what the address asks when somebody goes back', async () => {
  const page = await open({ username: 'guest', kind: 'permission', value: 'system:user:query' });
  await page.goTo('/system/permission-explain?username=bpmstaff&kind=pageKey&value=bpm/model/index');
  await expect.poll(() => page.queryByLabelText<HTMLInputElement>('页面标识')?.value).toBe('bpm/model/index');

  await page.goBy(-1);

  await expect.poll(() => page.queryByLabelText<HTMLInputElement>('权限标识')?.value).toBe('system:user:query');
  expect(page.getByLabelText<HTMLInputElement>('用户账号').value).toBe('guest');
});

it('says that there is no such user, and tries again', async () => {
  const calls = new PageCalls(permissionExplanation.get);
  const page = await open({ username: 'no-such-user', kind: 'permission', value: 'system:user:query' });
  expect(page.text()).toContain('用户不存在');
  const before = calls.sent.length;

  await page.press('重试');

  await expect.poll(() => calls.sent.length).toBe(before + 1);
});

it('says that who may not ask may not', async () => {
  const page = await open({ username: 'admin', kind: 'permission', value: 'system:user:query' }, { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
  expect(page.queryByRole('list', { name: '权限来源' })).toBeNull();
});

it('says that a back end cannot explain', async () => {
  new PageCalls(permissionExplanation.get).fail(404);

  const page = await open({ username: 'admin', kind: 'permission', value: 'system:user:query' });

  expect(page.text()).toContain('当前后端不提供权限说明。');
  expect(page.queryByRole('search')).toBeNull();
});
