// @vitest-environment happy-dom
import { createStore, Provider } from 'jotai';
import { act, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PageErrorFace } from '../face/PageErrorFace.tsx';
import type { ModulePage } from '../page/openPage.ts';
import { TabRouter } from '../page/TabRouter.ts';
import { ShellContext } from '../shell/ShellContext.ts';
import type { ConsoleShell } from '../shell/ConsoleShell.ts';
import type { Tab } from '../tab/Tab.ts';
import { TabPage } from './TabPage.tsx';

const BROKE = new Error('broken on purpose');
const SECOND_MS = 1000;

const giveWay = vi.fn<ConsoleShell['loader']['giveWay']>();
const reportCrash = vi.fn<ConsoleShell['loader']['reportCrash']>();
const retry = vi.fn(async () => {});
// The page asks nothing else of the shell.
const shell = { loader: { giveWay, reportCrash }, retry } as unknown as ConsoleShell;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  giveWay.mockReset().mockResolvedValue(true);
  reportCrash.mockReset();
  retry.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Shows a page of release 2 of a remote in its tab. */
async function show(Component: () => React.ReactNode) {
  const router = new TabRouter({
    path: '/a',
    address: '/a',
    module: { Component },
    ErrorBoundary: PageErrorFace,
    navigation: { go: async () => {}, goBy: async () => {} },
  });
  await router.settled;
  const handle = { key: 'a/page', path: '/a', title: '页面', setDirty: () => {} };
  const page: ModulePage = { kind: 'module', module: { Component }, remote: 'remote_a', release: '2', router, handle };
  const route: Tab['route'] = {
    path: '/a',
    title: '页面',
    trail: [],
    rowIds: [],
    keepAlive: true,
    affix: false,
    listed: true,
    target: { kind: 'home' },
  };
  const tab: Tab = { id: '/a', address: '/a', name: null, pinned: false, page, route };
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
    router.dispose();
  });
  await act(async () =>
    root.render(
      <Provider store={createStore()}>
        <ShellContext value={shell}>
          <TabPage tab={tab} page={page} />
        </ShellContext>
      </Provider>,
    ),
  );
  return { element, tab };
}

function BreaksAtOnce(): never {
  throw BROKE;
}

function BreaksInAnEffect(): React.ReactNode {
  useEffect(() => {
    throw BROKE;
  }, []);
  return <p>页面</p>;
}

/** Breaks when it has what it asked for itself. */
function BreaksWithItsData(): React.ReactNode {
  const [hasData, setHasData] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasData(true), SECOND_MS);
    return () => clearTimeout(timer);
  }, []);
  if (hasData) throw BROKE;
  return <p>页面</p>;
}

function BreaksWhenPressed(): React.ReactNode {
  const [broken, setBroken] = useState(false);
  if (broken) throw BROKE;
  return <button onClick={() => setBroken(true)}>页面</button>;
}

it.each([
  ['when it is rendered', BreaksAtOnce],
  ['in an effect', BreaksInAnEffect],
  ['with what it asked for by itself', BreaksWithItsData],
])('opens a page afresh from the release before that breaks as soon as it shows, %s', async (_, Component) => {
  const { tab } = await show(Component);
  await act(() => vi.advanceTimersByTimeAsync(SECOND_MS));

  expect(giveWay.mock.calls).toEqual([[{ key: 'a/page', remote: 'remote_a', release: '2' }, BROKE]]);
  expect(retry.mock.calls).toEqual([[tab]]);
  expect(reportCrash).not.toHaveBeenCalled();
});

it('says so where there is no release before', async () => {
  giveWay.mockResolvedValue(false);
  const { element } = await show(BreaksAtOnce);

  expect(element.textContent).toContain('页面出现错误');
  expect(retry).not.toHaveBeenCalled();
  expect(reportCrash.mock.calls).toEqual([['remote_a', '2']]);
});

it.each([
  ['later', () => vi.advanceTimersByTimeAsync(3 * SECOND_MS)],
  ['once its user has done something', async () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
])('counts what breaks %s, for what was done then may be at fault', async (_, begin) => {
  const { element } = await show(BreaksWhenPressed);
  await act(async () => void (await begin()));

  await act(async () => element.querySelector('button')?.click());

  expect(giveWay).not.toHaveBeenCalled();
  expect(reportCrash.mock.calls).toEqual([['remote_a', '2']]);
});
