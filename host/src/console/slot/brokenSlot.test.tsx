// @vitest-environment happy-dom
import type { PageModule, SlotEntry } from '@zhilv/loader';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type OpenSlotOptions, openSlot } from './openSlot.ts';
import { type SlotHost, slotHostAtom } from './slotHost.ts';
import { SlotPanel } from './SlotPanel.tsx';

const BROKE = new Error('broken on purpose');
const slot: SlotEntry = { key: 'a/card', remote: 'remote_a', release: '2', slot: 'home.card', size: 'small', order: 1 };
const HOME = { path: '/index', title: '首页' };

const whole: PageModule = { Component: () => <p>卡片</p> };
const breaksAtRender: PageModule = {
  Component: () => {
    throw BROKE;
  },
};
const breaksWhileItLoads: PageModule = { Component: () => <p>卡片</p>, loader: () => Promise.reject(BROKE) };

/** The module of the card in each release, and the release in use. */
let modules: Record<string, PageModule>;
let inUse: string;
const giveWay = vi.fn<SlotHost['giveWay']>();
const reportCrash = vi.fn<SlotHost['reportCrash']>();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  inUse = '2';
  reportCrash.mockReset();
  giveWay.mockReset().mockImplementation(async ({ release }) => {
    if (release === '1') return false;
    inUse = '1';
    return true;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(): Promise<Element> {
  const loader: OpenSlotOptions['loader'] = {
    standing: (remote) => ({
      remote,
      state: 'active',
      message: null,
      release: inUse,
      instead: inUse === '2' ? null : 'previous',
    }),
    loadSlot: async () => modules[inUse] ?? whole,
    giveWay,
    reportCrash,
  };
  const navigation = { go: async () => {}, goBy: async () => {} };
  const store = createStore();
  store.set(slotHostAtom, {
    granted: () => [slot],
    open: (entry, page, signal) => openSlot(entry, { loader, ...page, navigation }, signal),
    giveWay,
    reportCrash,
  });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  await act(async () =>
    root.render(
      <Provider store={store}>
        <SlotPanel slot={slot} page={HOME} className={undefined} skeleton={<p>加载</p>} failure={() => <p>失败</p>} />
      </Provider>,
    ),
  );
  return element;
}

it.each([
  ['throws when it is rendered', breaksAtRender],
  ['throws while it loads', breaksWhileItLoads],
])('shows the card of the release before at the first visit when that of the live one %s', async (_, broken) => {
  modules = { '2': broken };
  const element = await show();

  await vi.waitFor(() => expect(element.textContent).toBe('卡片'));
  expect(giveWay.mock.calls).toEqual([[{ key: 'a/card', remote: 'remote_a', release: '2' }, BROKE]]);
  expect(reportCrash).not.toHaveBeenCalled();
});

it.each([
  ['throws when it is rendered', breaksAtRender],
  ['throws while it loads', breaksWhileItLoads],
])('says that a card failed that %s in the release before, too', async (_, broken) => {
  modules = { '2': broken, '1': broken };
  const element = await show();

  await vi.waitFor(() => expect(element.textContent).toBe('失败'));
  expect(reportCrash.mock.calls).toEqual([['remote_a', '1']]);
});
