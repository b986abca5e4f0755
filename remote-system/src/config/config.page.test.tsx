import { within } from '@testing-library/dom';
import { config } from '@zhilv/contract/infra';
import { auth } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as configPage from './config.route.ts';

it('lets a setting live from the first to the last', async () => {
  const own = new OwnRecords();
  const [name, renamed, key] = [own.name('参数'), own.name('改名'), own.key('test.key')];
  const page = await renderPage(configPage, '/infra/config');
  const list = new ListView(page);

  const form = await list.create();
  await form.fill({ 参数分组: 'test', 参数名称: name, 参数键名: key, 参数键值: '晨光', 备注: '页面测试' });
  await form.ok();
  const row = await list.row(name);
  for (const text of ['test', key, '晨光', '自定义', '页面测试']) expect(row.textContent).toContain(text);

  await list.filterBy('参数键名', `${key}{Enter}`);
  await expect.poll(() => list.names()).toEqual([name]);

  const again = await list.edit(name);
  expect(again.field('参数键名')).toHaveProperty('disabled', true);
  await again.fill({ 参数名称: renamed, 参数键值: '暮色' });
  await page.user.click(again.field('是否可见'));
  await again.ok();
  const changed = await list.row(renamed);
  expect(changed.textContent).toContain('暮色');
  expect(within(changed).getByText('否')).toBeDefined();

  await list.delete(renamed);
  await list.confirm();
  await expect.poll(() => page.text()).toContain('没有符合条件的参数配置');
});

it('copies a key by a press', async () => {
  const page = await renderPage(configPage, '/infra/config?key=url.druid');

  await page.press('复制「url.druid」');

  expect((await page.findByText('已复制「url.druid」')).closest('[role="status"]')).not.toBeNull();
  await expect(navigator.clipboard.readText()).resolves.toBe('url.druid');
});

it('says why a built-in setting is not deleted, and does not delete it', async () => {
  const page = await renderPage(configPage, '/infra/config?key=sys.user.init-password');
  const list = new ListView(page);
  const deletions = new PageCalls(config.delete);
  const action = await page.findByRole('button', { name: '删除「新用户的初始密码」' });
  expect(action.getAttribute('aria-disabled')).toBe('true');

  action.focus();
  await page.user.keyboard('{Enter}');

  expect((await page.findByText('系统内置的参数不能删除')).closest('[role="status"]')).not.toBeNull();
  expect(deletions.sent).toEqual([]);

  await page.user.click(page.getByRole('checkbox', { name: '选择本页全部' }));
  await page.press(/^批量删除/);
  await list.confirm();
  const batch = within(await list.batch());
  await expect.poll(() => batch.queryAllByRole('row').at(-1)?.textContent).toContain('不能删除类型为系统内置的参数配置');
});

it('refuses a key that is taken with what was typed', async () => {
  const own = new OwnRecords();
  const page = await renderPage(configPage, '/infra/config');
  const form = await new ListView(page).create();
  await form.fill({ 参数分组: 'test', 参数名称: own.name('参数'), 参数键名: 'url.druid', 参数键值: '晨光' });

  await form.ok();

  expect((await page.findByText('参数配置 key 重复')).closest('[role="alert"]')).not.toBeNull();
  expect(form.field('参数键值')).toHaveProperty('value', '晨光');
});

it('offers nothing else to who may only read', async () => {
  new PageCalls(auth.permissionInfo).change((granted: object) => ({
    ...granted,
    roles: [],
    permissions: ['infra:config:query'],
  }));
  const page = await renderPage(configPage, '/infra/config');
  const list = new ListView(page);

  await list.row('新用户的初始密码');
  expect(page.queryAllByRole('button', { name: /^(修改|删除)「/ })).toEqual([]);
  for (const name of [/^新增/, /^批量/, '导出']) expect(list.tool(name)).toBeNull();
});

it('throws a switch by its label, by the pointer and by the keyboard', async () => {
  const page = await renderPage(configPage, '/infra/config');
  const form = await new ListView(page).create();
  const visible = within(form.dialog).getByRole('switch', { name: '是否可见' });
  expect(visible.getAttribute('aria-checked')).toBe('true');

  visible.focus();
  await page.user.keyboard(' ');
  expect(visible.getAttribute('aria-checked')).toBe('false');
  expect(visible.textContent).toBe('否');
  await page.user.click(visible);
  expect(visible.getAttribute('aria-checked')).toBe('true');
  await page.user.click(within(form.dialog).getByText('是否可见'));
  expect(visible.getAttribute('aria-checked')).toBe('false');
});

it('says at the fields which may not be empty, the value too, before anything is sent', async () => {
  const creations = new PageCalls(config.create);
  const page = await renderPage(configPage, '/infra/config');
  const form = await new ListView(page).create();

  await form.ok();

  const missing = ['参数分组不能为空', '参数名称不能为空', '参数键名不能为空', '参数键值不能为空'];
  await expect.poll(() => form.refusals()).toEqual(missing);
  expect(form.field('参数键值').getAttribute('aria-required')).toBe('true');
  expect(creations.sent).toEqual([]);
});

it('masks a password until somebody wants to see it, and no other value', async () => {
  const page = await renderPage(configPage, '/infra/config');
  const row = within(await new ListView(page).row('新用户的初始密码'));
  expect(row.getByRole('img', { name: '已隐藏' })).toBeDefined();

  row.getByRole('button', { name: '显示参数键值' }).focus();
  await page.user.keyboard('{Enter}');

  expect(row.queryByRole('img', { name: '已隐藏' })).toBeNull();
  expect(row.getByText(/^[\w-]{12}$/)).toBeDefined();
  expect(page.getAllByRole('button', { name: '显示参数键值' })).toHaveLength(1);
});
