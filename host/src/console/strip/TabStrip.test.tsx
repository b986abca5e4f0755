import { createStore, Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import { tabsAtom } from '../tab/tabAtoms.ts';
import { TabStrip } from './TabStrip.tsx';

it('waits with its tabs for the shell that opens and closes them', () => {
  const store = createStore();
  const route = { title: '首页', listed: true, affix: true } as ConsoleRoute;
  store.set(tabsAtom, [{ id: '1', route, address: '/index', name: null, pinned: false, page: null }]);

  const markup = renderToStaticMarkup(
    <Provider store={store}>
      <TabStrip />
    </Provider>,
  );

  expect(markup).toContain('<ul');
  expect(markup).not.toContain('首页');
});
