import { createStore, Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { startFailureAtom } from '../start/startFailureAtom.ts';
import { activeTabIdAtom, openingAddressAtom } from '../tab/tabAtoms.ts';
import { OpeningBar } from './OpeningBar.tsx';

const start = () => {
  const store = createStore();
  const markup = () =>
    renderToStaticMarkup(
      <Provider store={store}>
        <OpeningBar />
      </Provider>,
    );
  return { store, markup };
};

it('stands until the first page shows', () => {
  const { store, markup } = start();
  expect(markup()).toContain('aria-hidden="true"');

  store.set(activeTabIdAtom, '/index');

  expect(markup()).toBe('');
});

it('stands while another page is opened', () => {
  const { store, markup } = start();
  store.set(activeTabIdAtom, '/index');

  store.set(openingAddressAtom, '/system/dict');
  expect(markup()).not.toBe('');
  store.set(openingAddressAtom, null);

  expect(markup()).toBe('');
});

it('gives way to the words of a start that failed', () => {
  const { store, markup } = start();

  store.set(startFailureAtom, { error: new Error('away'), retry: () => {} });

  expect(markup()).toBe('');
});
