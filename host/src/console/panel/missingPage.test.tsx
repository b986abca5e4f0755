// @vitest-environment happy-dom
import { configurePlatform, navigation, session } from '@zhilv/platform';
import { createStore, Provider } from 'jotai';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import type { Tab } from '../tab/Tab.ts';
import { missingAddressAtom } from '../tab/tabAtoms.ts';
import { TabPage } from './TabPage.tsx';

const tab: Tab = {
  id: CONSOLE.notFound,
  address: CONSOLE.notFound,
  name: null,
  pinned: false,
  page: { kind: 'own' },
  route: {
    path: CONSOLE.notFound,
    title: '页面不存在',
    trail: [],
    rowIds: [],
    keepAlive: false,
    affix: false,
    listed: false,
    target: { kind: 'not-found' },
  },
};

/** Shows the face to somebody who may have rights explained. */
async function show(missing: string | null) {
  configurePlatform({ apiBase: '/admin-api', tenantOn: false });
  localStorage.setItem('ACCESS_TOKEN', 'token');
  const user = { id: 1, username: 'zhang', nickname: '小张' };
  const info = { user, roles: ['common'], permissions: ['system:permission:explain'], menus: [] };
  vi.stubGlobal('fetch', async (asked: Request | string) => {
    const isInfo = (asked instanceof Request ? asked.url : asked).includes('get-permission-info');
    return Response.json({ code: 0, data: isInfo ? info : [], msg: '' });
  });
  await session.start();
  navigation.setPaths(new Map([['system/permission/explain/index', '/system/explain']]));
  const store = createStore();
  store.set(missingAddressAtom, missing);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  flushSync(() =>
    root.render(
      <Provider store={store}>
        <TabPage tab={tab} page={{ kind: 'own' }} />
      </Provider>,
    ),
  );
  return element;
}

const linkOf = (face: Element): Element | null => face.querySelector('a[href^="/system/explain"]');

it('leads to the reason why there is no page at the address that was asked for', async () => {
  const face = await show('/system/user');

  const link = linkOf(face);
  expect(link?.textContent).toBe('查看原因');
  expect(link?.getAttribute('href')).toBe('/system/explain?username=zhang&kind=address&value=%2Fsystem%2Fuser');
});

it('leads nowhere where nobody asked for another address', async () => {
  const face = await show(null);

  expect(face.textContent).toContain('页面不存在');
  expect(linkOf(face)).toBeNull();
});
