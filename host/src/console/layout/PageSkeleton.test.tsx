import { createStore, Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { startFailureAtom } from '../start/startFailureAtom.ts';
import { activeTabIdAtom, openingAddressAtom } from '../tab/tabAtoms.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

const start = () => {
  const store = createStore();
  const markup = () =>
    renderToStaticMarkup(
      <Provider store={store}>
        <PageSkeleton />
      </Provider>,
    );
  return { store, markup };
};

it('keeps the place of the first page until that shows, unheard by screen readers', () => {
  const { store, markup } = start();
  expect(markup()).toContain('aria-hidden="true"');

  store.set(activeTabIdAtom, '/index');

  expect(markup()).toBe('');
});

it('leaves the page that shows where it is while another is opened', () => {
  const { store, markup } = start();
  store.set(activeTabIdAtom, '/index');

  store.set(openingAddressAtom, '/system/dict');

  expect(markup()).toBe('');
});

it('gives way to the words of a start that failed', () => {
  const { store, markup } = start();

  store.set(startFailureAtom, { error: new Error('away'), retry: () => {} });

  expect(markup()).toBe('');
});
