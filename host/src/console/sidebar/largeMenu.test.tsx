// @vitest-environment happy-dom
import type { Menu } from '@zhilv/contract/system';
import { page, row } from '@zhilv/testing/host/menu-rows';
import { renderForm } from '@zhilv/testing/host/render-form';
import { createStore, Provider } from 'jotai';
import { flushSync } from 'react-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { menuAtom, routesAtom } from '../menu/menuAtoms.ts';
import { routesFromMenus } from '../menu/routesFromMenus.ts';
import { activeTabIdAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { MenuNav } from './MenuNav.tsx';
import { MenuTree } from './MenuTree.tsx';

/** Each entry draws its icon, so this tells how many entries were drawn. */
const drawn = vi.hoisted(() => ({ count: 0 }));
vi.mock('@zhilv/ui/icon', () => ({
  Icon: () => {
    drawn.count += 1;
    return null;
  },
}));
beforeEach(() => {
  drawn.count = 0;
});

const PAGE = 'system/user/index';
const pages = (count: number, more: Partial<Menu> = {}) =>
  Array.from({ length: count }, (_, index) => row(`page-${index}`, { component: PAGE, ...more }));

function renderMenu(menus: readonly Menu[], address: string) {
  const store = createStore();
  const routes = routesFromMenus(menus, [page(PAGE)], []);
  const show = (shown: string): void => {
    const route = routes.table.match(shown);
    store.set(tabsAtom, route === null ? [] : [{ id: shown, route, name: null, pinned: false, address: shown, page: null }]);
    store.set(activeTabIdAtom, shown);
  };
  store.set(routesAtom, routes);
  show(address);
  const form = renderForm(
    <Provider store={store}>
      <MenuNav className="">
        <MenuTree items={store.get(menuAtom)} />
      </MenuNav>
    </Provider>,
  );
  // Roles of thousands of elements are found slowly here.
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`nav ${selector}`)];
  return {
    user: form.user,
    all,
    show: (shown: string) => flushSync(() => show(shown)),
    open: (name: string) =>
      flushSync(() =>
        all('button')
          .find(({ title }) => title === name)
          ?.click(),
      ),
    entries: () => all(':is(a, button)'),
    elements: () => all('*').length,
  };
}

it('has elements for open directories only, of five thousand entries', () => {
  const menus = Array.from({ length: 50 }, (_, index) => row(`/directory-${index}`, { children: pages(100) }));
  const menu = renderMenu(menus, '/index');

  expect(menu.entries()).toHaveLength(51);
  menu.open('/directory-7');
  expect(menu.entries()).toHaveLength(151);
  menu.open('/directory-8');
  expect(menu.entries()).toHaveLength(151);
  expect(menu.elements()).toBeLessThan(151 * 4);
});

it('draws two entries anew when another page shows, though five hundred are open', () => {
  const menu = renderMenu([row('/many', { children: pages(500) })], '/many/page-3');
  expect(menu.entries()).toHaveLength(502);
  expect(drawn.count).toBe(502);

  menu.show('/many/page-400');

  expect(drawn.count).toBe(504);
  expect(menu.entries().filter((entry) => entry.getAttribute('aria-current') === 'page')).toHaveLength(1);
});

it('goes by key from end to end of five hundred entries, one of which is a stop of Tab', async () => {
  const menu = renderMenu([row('/many', { children: pages(500) })], '/index');
  menu.open('/many');

  await menu.user.tab();
  await menu.user.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('page-499');
  await menu.user.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('page-498');
  expect(menu.entries().filter((entry) => entry.getAttribute('tabindex') === '0')).toEqual([document.activeElement]);
});

it('shows what people wrote into names as text, with all of it as the title', () => {
  const names = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '长'.repeat(150)];
  const menu = renderMenu(
    names.map((name, index) => row(`/hostile-${index}`, { name, icon: name, component: PAGE })),
    '/index',
  );

  const entries = menu.entries().slice(1);
  expect(entries.map(({ textContent }) => textContent)).toEqual(names);
  expect(entries.map((entry) => entry.getAttribute('title'))).toEqual(names);
  expect(menu.all(':is(script, img)')).toHaveLength(0);
});
