// @vitest-environment happy-dom
import { page, row } from '@zhilv/testing/host/menu-rows';
import { renderForm } from '@zhilv/testing/host/render-form';
import { createStore, Provider } from 'jotai';
import { flushSync } from 'react-dom';
import { beforeAll, expect, it } from 'vitest';
import { menuAtom, routesAtom } from '../menu/menuAtoms.ts';
import { routesFromMenus } from '../menu/routesFromMenus.ts';
import type { Tab } from '../tab/Tab.ts';
import { activeTabIdAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { CollapsedMenu } from './CollapsedMenu.tsx';
import { MenuNav } from './MenuNav.tsx';
import { MenuTree } from './MenuTree.tsx';

// It comes with the first letter, which may take longer here than a test waits.
beforeAll(() => import('../keyboard/spelling.lazy.ts'));

const MENUS = [
  row('/system', {
    name: '系统管理',
    children: [
      row('user', { name: '用户管理', component: 'system/user/index' }),
      row('log', {
        name: '审计日志',
        children: [
          row('login', { name: '登录日志', component: 'system/login/index' }),
          row('operate', { name: '操作日志', component: 'system/operate/index' }),
        ],
      }),
    ],
  }),
  row('https://example.com/docs', { name: 'Documentation' }),
];
const PAGES = ['user', 'login', 'operate'].map((key) => page(`system/${key}/index`));

/** Shows the menu while the page of an address shows. */
function renderMenu(shownAddress: string, collapsed = false) {
  const store = createStore();
  const routes = routesFromMenus(MENUS, PAGES, []);
  const show = (address: string): void => {
    const route = routes.table.match(address);
    store.set(
      tabsAtom,
      route === null ? [] : [{ id: address, route, name: null, pinned: false, address, page: null } satisfies Tab],
    );
    store.set(activeTabIdAtom, address);
  };
  store.set(routesAtom, routes);
  show(shownAddress);
  const items = store.get(menuAtom);
  const form = renderForm(
    <Provider store={store}>
      <button type="button">前面</button>
      <MenuNav className="">{collapsed ? <CollapsedMenu items={items} depth={0} /> : <MenuTree items={items} />}</MenuNav>
      <button type="button">后面</button>
    </Provider>,
  );
  const entries = () => [...form.getByRole('navigation').querySelectorAll('a, button')];
  const nameOf = (entry: Element | null) =>
    entry?.getAttribute('title') ?? entry?.getAttribute('aria-label') ?? entry?.textContent;
  return {
    ...form,
    names: () => entries().map(nameOf),
    stops: () =>
      entries()
        .filter((entry) => entry.getAttribute('tabindex') === '0')
        .map(nameOf),
    focused: () => nameOf(document.activeElement),
    show: (address: string) => flushSync(() => show(address)),
  };
}

it('is one stop of Tab, at the entry of the page that shows', async () => {
  const menu = renderMenu('/system/log/login');
  expect(menu.names()).toEqual(['首页', '系统管理', '用户管理', '审计日志', '登录日志', '操作日志', 'Documentation']);

  await menu.user.tab();
  await menu.user.tab();
  expect(menu.focused()).toBe('登录日志');
  await menu.user.tab();
  expect(menu.focused()).toBe('后面');
  await menu.user.tab({ shift: true });
  expect(menu.focused()).toBe('登录日志');
});

it('goes through what is visible by the arrow keys, Home and End, and comes back where it was left', async () => {
  const menu = renderMenu('/system/user');
  await menu.user.tab();
  await menu.user.tab();

  await menu.user.keyboard('{ArrowDown}');
  expect(menu.focused()).toBe('审计日志');
  await menu.user.keyboard('{ArrowUp}{ArrowUp}');
  expect(menu.focused()).toBe('系统管理');
  await menu.user.keyboard('{End}');
  expect(menu.focused()).toBe('Documentation');
  await menu.user.keyboard('{Home}');
  expect(menu.focused()).toBe('首页');

  await menu.user.tab();
  await menu.user.tab({ shift: true });
  expect(menu.focused()).toBe('首页');
  expect(menu.stops()).toEqual(['首页']);
});

it.each([
  ['beside the page', false],
  ['of icons', true],
])('opens and closes directories by the keys to the sides: the one %s', async (_, collapsed) => {
  const menu = renderMenu('/index', collapsed);
  await menu.user.tab();
  await menu.user.tab();
  await menu.user.keyboard('{ArrowDown}');
  expect(menu.focused()).toBe('系统管理');
  const directory = menu.getByRole('button', { name: '系统管理' });

  await menu.user.keyboard('{ArrowRight}');
  expect([menu.focused(), directory.getAttribute('aria-expanded')]).toEqual(['系统管理', 'true']);
  await menu.user.keyboard('{ArrowRight}');
  expect(menu.focused()).toBe('用户管理');
  await menu.user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(menu.focused()).toBe('登录日志');
  await menu.user.keyboard('{ArrowLeft}');
  expect(menu.focused()).toBe('审计日志');
  await menu.user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect([menu.focused(), directory.getAttribute('aria-expanded')]).toEqual(['系统管理', 'true']);
  await menu.user.keyboard('{ArrowLeft}');
  expect([menu.focused(), directory.getAttribute('aria-expanded')]).toEqual(['系统管理', 'false']);
  await menu.user.keyboard('{ArrowLeft}');
  expect(menu.focused()).toBe('系统管理');
});

it('goes to the next entry that begins with what is typed, by its pinyin too', async () => {
  const menu = renderMenu('/system/log/login');
  await menu.user.tab();
  await menu.user.tab();

  await menu.user.keyboard('操');
  await expect.poll(menu.focused).toBe('操作日志');
  await menu.user.keyboard('s');
  await expect.poll(menu.focused).toBe('首页');
  await menu.user.keyboard('s');
  await expect.poll(menu.focused).toBe('审计日志');
  await menu.user.keyboard('D');
  await expect.poll(menu.focused).toBe('登录日志');
  await menu.user.keyboard('d');
  await expect.poll(menu.focused).toBe('Documentation');
});

it('leaves other keys to the browser and to the console', async () => {
  const menu = renderMenu('/system/user');
  await menu.user.tab();
  await menu.user.tab();
  const press = (init: KeyboardEventInit) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

  expect(press({ key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(press({ key: 's', ctrlKey: true })).toBe(true);
  expect(press({ key: '?', shiftKey: true })).toBe(true);
  expect(press({ key: 'ArrowDown' })).toBe(false);
});

it('has its stop follow the page that shows, unless the focus is in the menu', async () => {
  const menu = renderMenu('/system/user');
  expect(menu.stops()).toEqual(['用户管理']);

  menu.show('/system/log/operate');
  await expect.poll(menu.stops).toEqual(['操作日志']);

  await menu.user.tab();
  await menu.user.tab();
  await menu.user.keyboard('{Home}');
  menu.show('/system/user');
  await expect.poll(menu.names).not.toContain('操作日志');
  expect(menu.stops()).toEqual(['首页']);
});

it('is never without a stop: it begins with the first entry where no entry is of the page that shows', async () => {
  const menu = renderMenu('/system/user');

  menu.show('/nowhere');

  await expect.poll(menu.stops).toEqual(['首页']);
});
