import { type BoundFunctions, type queries, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, createPath, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';

export interface RenderPublicOptions {
  /** The address that is open, `/` when left out. */
  readonly at?: string;
  /** The data that the page's loader gives whenever it is asked. */
  readonly data?: unknown;
  /** The data that the frame around the page gives it. */
  readonly frame?: unknown;
  /** The error that the page's loader threw; the element stands in the page's place. */
  readonly failure?: unknown;
}

/** A part of a public page in front of a visitor; found by what is seen of it. */
export type RenderedPublic = BoundFunctions<typeof queries> & {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly element: HTMLElement;
  /** Path, query and part of the page that the visitor has come to. */
  readonly address: () => string;
  /** The number of times that the page's loader was asked after the page was there. */
  readonly loads: () => number;
};

/** Shows a part of a public page, or a whole one, in a document of happy-dom, with a router around it. */
export function renderPublic(shown: ReactNode, options: RenderPublicOptions = {}): RenderedPublic {
  const { at = '/', data = null, frame = null } = options;
  const failed = 'failure' in options;
  let loads = 0;
  const page = {
    id: 'page',
    path: '*',
    loader: () => {
      loads += 1;
      return data;
    },
    ...(failed ? { ErrorBoundary: () => shown, element: null } : { element: shown }),
  };
  const router = createMemoryRouter([{ id: 'frame', element: <Outlet context={frame} />, children: [page] }], {
    initialEntries: [at],
    hydrationData: failed ? { loaderData: {}, errors: { page: options.failure } } : { loaderData: { page: data } },
  });
  const element = document.body.appendChild(document.createElement('div'));
  // happy-dom gives this element no display, so that names of links that may break would be told with spaces.
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = 'wbr { display: inline }';
  const root = createRoot(element);
  flushSync(() => root.render(<RouterProvider router={router} />));
  onTestFinished(() => {
    root.unmount();
    element.remove();
    style.remove();
    router.dispose();
    // This is a test's own fact about the visitor, and the next file has the same document.
    delete document.documentElement.dataset['analytics'];
  });
  return {
    ...within(element),
    user: userEvent.setup({ document }),
    element,
    address: () => createPath(router.state.location),
    loads: () => loads,
  };
}
