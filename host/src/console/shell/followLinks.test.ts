// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import { tabsAtom } from '../tab/tabAtoms.ts';
import type { ConsoleShell } from './ConsoleShell.ts';
import { followLinks } from './followLinks.ts';

const go = vi.fn<(address: string) => Promise<void>>(async () => {});
const store = createStore();
followLinks({ go, isElsewhere: () => false } as unknown as ConsoleShell, store);

beforeEach(() => {
  go.mockClear();
  const route = { path: '/system/dict', title: '字典管理', listed: true } as ConsoleRoute;
  store.set(tabsAtom, [{ id: '/system/dict', address: '/system/dict?name=a#b', route, name: null, pinned: false, page: null }]);
});

/** @returns whether the page's own answer to the press, which comes last, finds it answered already */
function press(href: string, { back = true, ...init }: MouseEventInit & { back?: boolean } = {}): boolean {
  document.body.innerHTML = `<main><a href="${href}" ${back ? 'data-way-back' : ''}><span>字典管理</span></a></main>`;
  let isAnswered = false;
  document.querySelector('main')?.addEventListener('click', (event) => (isAnswered = event.defaultPrevented));
  document.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isAnswered;
}

it('turns a way back to what the tab of its page shows, before the page answers the press', () => {
  expect(press('/system/dict')).toBe(true);

  expect(go.mock.calls).toEqual([['/system/dict?name=a#b']]);
});

it('opens where the link says what has no tab, and what says more than the page', () => {
  press('/system/user');
  press('/system/dict?pageNo=2');

  expect(go.mock.calls).toEqual([['/system/user'], ['/system/dict?pageNo=2']]);
});

it('follows every other link as it is, after the page', () => {
  expect(press('/system/dict', { back: false })).toBe(false);

  expect(go.mock.calls).toEqual([['/system/dict']]);
});

it('leaves presses to the browser that ask for another window', () => {
  press('/system/dict', { ctrlKey: true });
  press('/system/dict', { button: 1 });

  expect(go).not.toHaveBeenCalled();
});
