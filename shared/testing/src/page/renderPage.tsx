import { type BoundFunctions, configure, type queries, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { dialogStore, messageStore, PageContext, type PageHandle, disposePage } from '@zhilv/platform';
import { Dialogs, Messages } from '@zhilv/ui/messages';
import { UiRoot } from '@zhilv/ui/root';
import type { DetachedWindowAPI } from 'happy-dom';
import { Activity, type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, createPath, type LoaderFunction, useLocation, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, onTestFinished, vi } from 'vitest';
import { waitForLateCode } from '../dom/waitForLateCode.ts';
import { PageCalls } from './PageCalls.ts';
import { forgetEndedSession, startSession } from './startSession.ts';

waitForLateCode();
// Messages leave out the document's markup, which is too long to read.
configure({ getElementError: (message) => new Error(message?.replace(/\n[\s\S]*/, '')) });

/** The exports of a page module. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly handle?: unknown;
  /** The module's own declaration of its page. */
  readonly page?: { readonly key: string; readonly path?: string };
}

export interface RenderPageOptions {
  /** The account that is signed in; left out, it is admin. */
  readonly as?: 'admin' | 'bpmstaff' | 'mallstaff' | 'guest';
  /** The width of the window in pixels; 390 is a phone. */
  readonly width?: number;
  /** Other pages to which links lead, by their addresses; left out, every link leads to an empty page. */
  readonly beside?: Readonly<Record<string, PageModule>>;
  /** The faults on the console that the test expects, each as a part of its text. */
  readonly faults?: readonly string[];
}

type HappyWindow = typeof window & { readonly happyDOM: DetachedWindowAPI };

/** Ways to find an element by what a user sees of it. */
export type Queries = BoundFunctions<typeof queries>;

/** A page in front of a user. Everything of the document can be found by it, dialogs and messages too. */
export type RenderedPage = Queries & {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The page without the messages and dialogs around it. */
  readonly main: () => HTMLElement;
  /** The text of the page. */
  readonly text: () => string;
  /** Presses the button of that name, once it is there. */
  readonly press: (name: string | RegExp) => Promise<void>;
  /** Path and query that the page has come to, or led to. */
  readonly address: () => string;
  readonly goTo: (address: string) => Promise<void>;
  /** Loads the page anew at its address: what was not stored is gone. */
  readonly reload: () => Promise<void>;
  /** Backward (negative) or forward in history. */
  readonly goBy: (steps: number) => Promise<void>;
  /** Shows another tab in its place, or the page again. While it is hidden it keeps what it holds, without effects. */
  readonly turnTab: (mode: 'visible' | 'hidden') => void;
  /** The address to which the document was sent, which would end it in a browser. */
  readonly leftFor: readonly string[];
  /** Tells whether the shell would ask before the page is closed. */
  readonly holdsWork: () => boolean;
};

/**
 * Shows a page module at an address, as the console does: in a router of its own, with session, messages and dialogs.
 * The session is a real one of the API, which runs in this process in front of a real database that begins as every
 * installation does. Tests share it: they make records by names of their own (`OwnRecords`) and count no others.
 * Every error on the console fails the test.
 *
 * `PageCalls` watches and changes the page's calls, and `ListView` handles a list.
 *
 * @example
 * const page = await renderPage(dictTypePage, '/system/dict', { as: 'admin' });
 * await page.user.type(page.getByLabelText('字典名称'), '是否推荐{Enter}');
 * await expect.poll(() => page.address()).toBe('/system/dict?name=是否推荐');
 */
export async function renderPage(module: PageModule, address: string, options: RenderPageOptions = {}): Promise<RenderedPage> {
  const { as = 'admin', width = 1440, beside = {}, faults = [] } = options;
  // React Router's paths have no parameters of digits only.
  const path = module.page?.path?.replaceAll(String.raw`(\d+)`, '') ?? address.replace(/\?.*$/, '');
  watchConsole(faults);
  (window as HappyWindow).happyDOM.setViewport({ width, height: 900 }); // `pageEnvironment.ts` made this window.
  const leftFor: string[] = [];
  await startSession(as, leftFor);

  let holdsWork = false;
  const handle: PageHandle = { key: 'page/under/test', path, title: '', setDirty: (dirty) => void (holdsWork = dirty) };
  // The router has a new address before its page shows.
  let shown = address;
  const element = document.body.appendChild(document.createElement('div'));
  let open = await show(address);

  async function show(at: string) {
    const router = openRouter({ ...beside, [path]: module }, at, (address) => (shown = address));
    await untilAtRest(router);
    const root = createRoot(element);
    const turnTab: RenderedPage['turnTab'] = (mode) =>
      root.render(
        <>
          <main>
            <Activity mode={mode}>
              <PageContext value={handle}>
                <UiRoot>
                  <RouterProvider router={router} />
                </UiRoot>
              </PageContext>
            </Activity>
          </main>
          <Messages />
          <Dialogs />
        </>,
      );
    turnTab('visible');
    return { router, root, turnTab };
  }

  function close(): void {
    open.root.unmount();
    disposePage(handle);
    open.router.dispose();
    for (const { id } of dialogStore.read()) dialogStore.settle(id, false);
    for (const { id } of messageStore.read()) messageStore.close(id);
  }

  onTestFinished(() => {
    close();
    PageCalls.forget();
    element.remove();
    // A test that signs out, or whose session is refused, takes it from those that follow.
    forgetEndedSession(as);
    window.localStorage.clear();
  });

  const page = within(document.body);
  const user = userEvent.setup({ delay: null });
  await page.findByRole('main');
  const main = (): HTMLElement => page.getByRole('main');
  return {
    ...page,
    user,
    main,
    text: () => main().textContent,
    press: async (name) => user.click(await page.findByRole('button', { name })),
    address: () => decodeURIComponent(shown),
    goTo: (elsewhere) => open.router.navigate(elsewhere),
    goBy: (steps) => open.router.navigate(steps),
    reload: async () => {
      close();
      open = await show(shown);
      await page.findByRole('main');
    },
    turnTab: (mode) => open.turnTab(mode),
    leftFor,
    holdsWork: () => holdsWork,
  };
}

/** Makes a router with pages by their paths, and with a route that notes every other address. */
function openRouter(pages: Readonly<Record<string, PageModule>>, address: string, onShown: (address: string) => void) {
  function Shown({ children }: { children: ReactNode }) {
    const location = useLocation();
    useLayoutEffect(() => {
      onShown(createPath(location));
    }, [location]);
    return children;
  }
  const routes = Object.entries(pages).map(([path, { Component, loader, handle }]) => {
    const element = (
      <Shown>
        <Component />
      </Shown>
    );
    return { path, element, ErrorBoundary: Failed, HydrateFallback: Nothing, handle, ...(loader && { loader }) };
  });
  return createMemoryRouter([...routes, { path: '*', element: <Shown>{null}</Shown> }], { initialEntries: [address] });
}

/** A page shows when its first data is there, as in a tab. */
function untilAtRest(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    const rest = (): boolean => {
      const { initialized, navigation } = router.state;
      if (initialized && navigation.state === 'idle') resolve();
      return initialized && navigation.state === 'idle';
    };
    if (rest()) return;
    const stop = router.subscribe(() => void (rest() && stop()));
  });
}

function watchConsole(expected: readonly string[]): void {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    const unexpected = error.mock.calls
      .map((parts) => parts.map(String).join(' '))
      .filter((text) => !expected.some((part) => text.includes(part)));
    error.mockRestore();
    expect(unexpected, 'errors on the console').toEqual([]);
  });
}

/** Stands for the faces of the shell, which show errors that a page throws and does not handle. */
function Failed() {
  const error = useRouteError();
  return <p role="alert">{error instanceof Error ? error.message : String(error)}</p>;
}

const Nothing = () => null;
