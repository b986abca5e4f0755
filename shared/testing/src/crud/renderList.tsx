import { type List, useList } from '@zhilv/crud';
import { type ApiError, configurePlatform } from '@zhilv/platform';
import type { ReactNode } from 'react';
import { createMemoryRouter, createPath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { renderPart, type RenderedPart } from '../page/renderPart.tsx';
import { type DictTypeField, type DictTypeRow, dictTypes } from './dictTypes.ts';

export type DictTypeList = List<DictTypeRow, DictTypeField>;

/** The loader's answer. By default it has no rows and no failure, and the list can be sorted by name and creation time. */
export interface RenderListOptions {
  readonly rows?: readonly DictTypeRow[];
  readonly total?: number;
  readonly sortable?: readonly string[];
  readonly offers?: readonly string[];
  readonly failure?: ApiError | null;
  readonly parentName?: string;
  readonly address?: string;
  readonly width?: number;
}

export type RenderedList = RenderedPart & {
  /** Path and query that the list asks for now. */
  readonly address: () => string;
  /** The number of times that the list was loaded. */
  readonly loads: () => number;
  readonly goTo: (address: string) => Promise<void>;
  /** The list as the view has it now. */
  readonly list: () => DictTypeList;
};

/**
 * Shows a view of a list that holds the given records, in a router: what the view asks the list for is in its address.
 * A view that is tested with what a back end answers is shown by `renderPage`.
 */
export async function renderList(
  view: (list: DictTypeList) => ReactNode,
  { rows = [], total = rows.length, sortable = ['name', 'createTime'], failure = null, ...options }: RenderListOptions = {},
): Promise<RenderedList> {
  const { address = '/list', width = 1440, parentName, offers = [] } = options;
  // A list asks the window's storage for the user's views.
  configurePlatform({ apiBase: '/admin-api', tenantOn: true });
  let loads = 0;
  let current: DictTypeList | null = null;
  const scope = parentName === undefined ? null : { values: {}, parentName };
  const View = () => {
    const list = useList(dictTypes);
    current = list;
    return view(list);
  };
  const router = createMemoryRouter(
    [
      {
        path: '/list',
        Component: View,
        HydrateFallback: () => null,
        loader: ({ request }) => {
          loads += 1;
          const pageNo = Number(new URL(request.url).searchParams.get('pageNo') ?? 1);
          return { rows, total, pageNo, sortable, offers, opening: null, scope, failure };
        },
      },
      { path: '*', Component: () => null },
    ],
    { initialEntries: [address] },
  );
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  onTestFinished(() => router.dispose());
  const part = renderPart(<RouterProvider router={router} />, { width, router: false });
  return {
    ...part,
    address: () => decodeURIComponent(createPath(router.state.location)),
    loads: () => loads,
    goTo: (elsewhere) => router.navigate(elsewhere),
    list: () => {
      if (current === null) throw new Error('The view has not been drawn yet.');
      return current;
    },
  };
}
