import { ApiError, configurePlatform } from '@zhilv/platform';
import { dictTypeRow, dictTypes } from '@zhilv/testing/crud/dict-types';
import { renderPart } from '@zhilv/testing/page/render-part';
import { company } from '@zhilv/testing/ui/company';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, onTestFinished } from 'vitest';
import { useList } from '../list/useList.ts';
import { SideTree } from './SideTree.tsx';
import { sideLoader } from './sideLoader.ts';

interface Options {
  readonly address?: string;
  readonly width?: number;
  /** The tree fails so many times before it comes. */
  readonly failures?: number;
  readonly nodes?: typeof company;
}

/** Shows a list that is filtered by its type, for which the tree of a company stands. */
async function start({ address = '/list', width = 1440, failures = 0, nodes = company }: Options = {}) {
  // A list asks the window's storage for the user's views.
  configurePlatform({ apiBase: '/admin-api', tenantOn: true });
  let [loads, left] = [0, failures];
  const list = async () => ({
    rows: [dictTypeRow(1)],
    total: 1,
    pageNo: 1,
    sortable: [],
    offers: [],
    opening: null,
    scope: null,
    failure: null,
  });
  const load = async () => {
    loads += 1;
    if (left-- > 0) throw new ApiError('network', '后端接口连接异常');
    return nodes;
  };
  const View = () => <SideTree list={useList(dictTypes)} field="type" label="部门" />;
  const router = createMemoryRouter(
    [{ path: '/list', Component: View, HydrateFallback: () => null, loader: sideLoader(list, load) }],
    { initialEntries: [address] },
  );
  onTestFinished(() => router.dispose());
  const part = renderPart(<RouterProvider router={router} />, { width, router: false });
  return {
    part,
    loads: () => loads,
    search: () => router.state.location.search,
    goTo: (elsewhere: string) => router.navigate(elsewhere),
    reload: () => router.revalidate(),
  };
}

it('narrows the list by the node that is chosen, beside other filters, and no more when it is chosen again', async () => {
  const { part, search } = await start({ address: '/list?name=a&pageNo=3' });
  const item = await part.findByRole('treeitem', { name: '产品部' });

  await part.user.click(item);
  await expect.poll(search).toBe('?name=a&type=product');
  await expect.poll(() => part.getByRole('treeitem', { name: '产品部' }).getAttribute('aria-selected')).toBe('true');

  await part.user.click(part.getByRole('treeitem', { name: '产品部' }));
  await expect.poll(search).toBe('?name=a');
});

it('shows the node that the address names', async () => {
  const { part } = await start({ address: '/list?type=design' });

  expect((await part.findByRole('treeitem', { name: '设计组' })).getAttribute('aria-selected')).toBe('true');
});

it('does not load the tree anew for another filter, and does for the same address', async () => {
  const { part, loads, goTo, reload } = await start();
  await part.findByRole('tree', { name: '部门' });

  await goTo('/list?type=sales');
  expect(loads()).toBe(1);
  await reload();
  expect(loads()).toBe(2);
});

it('says why there is no tree, and loads it when asked again', async () => {
  const { part } = await start({ failures: 1 });

  await part.findByText('后端接口连接异常');
  await part.user.click(part.getByRole('button', { name: '重试' }));

  await part.findByRole('tree', { name: '部门' });
});

it('is a sheet in a narrow window, whose button says what is chosen', async () => {
  const { part, search } = await start({ width: 390, address: '/list?type=sales' });

  await part.user.click(await part.findByRole('button', { name: '部门：销售部' }));
  await part.user.click(await part.findByRole('treeitem', { name: '产品部' }));

  await expect.poll(search).toBe('?type=product');
  await expect.poll(() => part.queryByRole('dialog')).toBeNull();
  await part.findByRole('button', { name: '部门：产品部' });
});

it('says that the user sees none, where a data scope may hide them', async () => {
  const { part } = await start({ nodes: [] });

  await part.findByText('没有可查看的部门');
});
