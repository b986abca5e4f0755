// @vitest-environment happy-dom
import { messages, messageStore, PageContext, useCommands } from '@zhilv/platform';
import { renderForm } from '@zhilv/testing/host/render-form';
import { page, row } from '@zhilv/testing/host/menu-rows';
import { tab } from '@zhilv/testing/host/tabs';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { routesAtom } from '../menu/menuAtoms.ts';
import { routesFromMenus } from '../menu/routesFromMenus.ts';
import type { ConsoleShell } from '../shell/ConsoleShell.ts';
import { ShellContext } from '../shell/ShellContext.ts';
import { activeTabIdAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { CommandBox } from './CommandBox.tsx';

const MENUS = [
  row('/system', {
    name: '系统管理',
    children: [
      row('user', { name: '用户管理', component: 'system/user/index' }),
      row('dict', { name: '字典管理', component: 'system/dict/index' }),
      row('secret', { name: '用户密钥', component: 'system/secret/index', visible: false }),
    ],
  }),
  row('https://example.com/docs', { name: '接口文档' }),
];
const PAGES = ['system/user/index', 'system/dict/index', 'system/secret/index'].map((key) => page(key));

const go = vi.fn<(address: string) => Promise<void>>(async () => {});
const openWindow = vi.fn<(...args: unknown[]) => null>(() => null);
beforeEach(() => {
  for (const mock of [go, openWindow]) mock.mockClear();
  vi.stubGlobal('open', openWindow);
  for (const { id } of messageStore.read()) messageStore.close(id);
});

function Offering({ run }: { run: () => unknown }) {
  useCommands([{ id: 'create', title: '新增字典类型', run }]);
  return null;
}

function Around({ run }: { run: () => unknown }) {
  const [open, setOpen] = useState(true);
  const handle = { key: 'system/dict/index', path: '/system/dict', title: '字典管理', setDirty: () => {} };
  const [held] = useState(handle);
  return (
    <>
      <PageContext value={held}>
        <Offering run={run} />
      </PageContext>
      {open ? <CommandBox onClose={() => setOpen(false)} /> : <p>已关闭</p>}
    </>
  );
}

async function openBox(run: () => unknown = () => {}) {
  const store = createStore();
  store.set(routesAtom, routesFromMenus(MENUS, PAGES, []));
  store.set(tabsAtom, [
    tab('/index', { title: '首页', affix: true }),
    tab('/system/dict', { title: '字典管理' }),
    tab('/log', { title: '日志' }),
  ]);
  store.set(activeTabIdAtom, '/system/dict');
  const form = renderForm(
    <Provider store={store}>
      {/* The box needs this of the shell. */}
      <ShellContext value={{ go } as unknown as ConsoleShell}>
        <Around run={run} />
      </ShellContext>
    </Provider>,
  );
  await form.findByRole('option', { name: /新增字典类型/ });
  const field = form.getByRole('combobox');
  // A browser's own dialog gives it the focus.
  field.focus();
  const titles = () => form.queryAllByRole('option').map(({ textContent }) => textContent);
  const selected = () => form.queryByRole('option', { selected: true })?.textContent;
  const tabs = () => store.get(tabsAtom).map(({ id }) => id);
  return { ...form, field, titles, selected, tabs };
}

it('opens the page whose initials are typed, and closes', async () => {
  const box = await openBox();

  await box.user.type(box.field, 'yhgl');
  expect(box.titles()).toEqual(['用户管理系统管理']);
  expect(box.getByRole('status').textContent).toBe('1 个结果');
  expect(box.field.getAttribute('aria-activedescendant')).toBe(box.getByRole('option').id);
  await box.user.keyboard('{Enter}');

  expect(go.mock.calls).toEqual([['/system/user']]);
  expect(box.getByText('已关闭')).toBeTruthy();
});

it('lists the commands of the page and of the console before anything is typed', async () => {
  const box = await openBox();

  const groups = box.getAllByRole('group').map((group) => group.getAttribute('aria-label'));

  expect(groups).toEqual(['本页操作', '控制台']);
  expect(box.titles()).toEqual([
    '新增字典类型字典管理',
    '刷新当前页',
    '关闭其他标签',
    '收起侧边栏',
    '切换暗色',
    '布局设置',
    '键盘快捷键',
    '退出登录',
  ]);
});

it('closes the other tabs, except for pinned ones', async () => {
  const box = await openBox();

  await box.user.type(box.field, 'gbqtbq{Enter}');

  await expect.poll(box.tabs).toEqual(['/index', '/system/dict']);
});

it('opens the page that shows anew', async () => {
  const box = await openBox();

  await box.user.type(box.field, '刷新{Enter}');

  expect(go.mock.calls).toEqual([['/redirect/system/dict', { replace: true, by: 'strip' }]]);
});

it('says so when the command of a page throws, and is closed all the same', async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  const broken = new Error('broken');
  const box = await openBox(() => {
    throw broken;
  });

  await box.user.keyboard('{Enter}');

  await expect.poll(() => messageStore.read().map(({ text }) => text)).toEqual(['「新增字典类型」执行失败，请重试']);
  expect(reported.mock.calls).toEqual([[broken]]);
  expect(box.getByText('已关闭')).toBeTruthy();
});

it('leaves the message to a command that has one', async () => {
  const box = await openBox(async () => messages.success('已新增'));

  await box.user.keyboard('{Enter}');

  await expect.poll(() => messageStore.read().map(({ text }) => text)).toEqual(['已新增']);
});

it('opens a link in a window of its own', async () => {
  const box = await openBox();

  await box.user.type(box.field, '文档');
  const [link] = box.getAllByRole('option');
  expect(link?.textContent).toBe('接口文档（在新窗口打开）');
  await box.user.click(link ?? box.field);

  expect(openWindow.mock.calls).toEqual([['https://example.com/docs', '_blank', 'noopener,noreferrer']]);
  expect(go).not.toHaveBeenCalled();
});

it('does not find hidden rows, and says in words when there is nothing', async () => {
  const box = await openBox();

  await box.user.type(box.field, '密钥');

  expect(box.titles()).toEqual([]);
  expect(box.getByText(/^没有找到「密钥」。/)).toBeTruthy();
  expect(box.getByRole('status').textContent).toBe('没有找到「密钥」');
  await box.user.keyboard('{Enter}');
  expect(box.queryByText('已关闭')).toBeNull();
});

it('moves by arrow keys, Home and End, and begins anew with each letter; the pointer moves nothing', async () => {
  const box = await openBox();
  const titles = box.titles();
  expect(box.selected()).toBe(titles[0]);

  await box.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(box.selected()).toBe(titles[2]);
  await box.user.hover(box.getAllByRole('option')[1] as HTMLElement); // There are five.
  expect(box.selected()).toBe(titles[2]);
  await box.user.keyboard('{End}');
  expect(box.selected()).toBe(titles.at(-1));
  await box.user.keyboard('{ArrowDown}');
  expect(box.selected()).toBe(titles[0]);
  await box.user.keyboard('{End}{Home}{ArrowUp}');
  expect(box.selected()).toBe(titles.at(-1));

  await box.user.type(box.field, '管');
  expect(box.selected()).toBe(box.titles()[0]);
});

it('chooses nothing by the keys of an input method', async () => {
  const box = await openBox();
  await box.user.type(box.field, 'yonghu');
  const press = (init: KeyboardEventInit) => box.field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));

  press({ key: 'Enter', isComposing: true });
  press({ key: 'Process' });
  expect(go).not.toHaveBeenCalled();
  press({ key: 'Enter' });

  expect(go).toHaveBeenCalledTimes(1);
});
