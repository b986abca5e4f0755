import { spu, SpuStatus, SpuTab } from '@zhilv/contract/mall';
import { ExportButton, FilterBar, FilterTabs, ListPage, recordAddress, RecordTable, useList, usePagePath } from '@zhilv/crud';
import { useCan } from '@zhilv/platform';
import { useLoaderData } from 'react-router';
import { NewSpuLink } from './NewSpuLink.tsx';
import { spus } from './spu.resource.ts';
import { SpuBatchActions } from './SpuBatchActions.tsx';
import type { spuListLoader, TabCounts } from './spuListLoader.ts';
import { SpuRowActions } from './SpuRowActions.tsx';
import { useSpuActions } from './useSpuActions.ts';

/** Lists goods by what has to be done with them: those on sale, in the warehouse, running out, and in the recycle bin. */
export function SpuListPage() {
  const list = useList(spus);
  const { counts } = useLoaderData<typeof spuListLoader>();
  const actions = useSpuActions(list);
  const editPath = usePagePath('mall/product/spu/edit/index');
  const canEdit = useCan(spu.update) && editPath !== null;
  const edit = canEdit ? ({ id }: { readonly id: number | string }) => recordAddress(editPath, id) : undefined;
  const create = <NewSpuLink />;
  return (
    <ListPage
      list={list}
      title="商品列表"
      actions={create}
      filter={<FilterBar list={list} fields={['name', 'categoryId', 'createTime']} />}
    >
      <FilterTabs list={list} field="tabType" tabs={tabsOf(counts)} />
      <RecordTable
        list={list}
        columns={['name', 'price', 'stock', 'salesCount', 'sort', 'status', 'createTime']}
        facts={['price', 'stock']}
        {...(edit && { link: edit })}
        batchActions={<SpuBatchActions list={list} recycled={list.state.filters['tabType'] === String(SpuTab.recycled)} />}
        tools={<ExportButton list={list} />}
        unswitchable={({ status }) => status === SpuStatus.recycled}
        rowActions={(row) => <SpuRowActions list={list} row={row} actions={actions} edit={edit} />}
        emptyAction={create}
      />
    </ListPage>
  );
}

const TABS = [
  [SpuTab.onSale, '出售中'],
  [SpuTab.warehouse, '仓库中'],
  [SpuTab.soldOut, '已售罄'],
  [SpuTab.lowStock, '警戒库存'],
  [SpuTab.recycled, '回收站'],
] as const;

/** Goods have one status each, so that those of the three together are all. */
const STATUSES = [SpuTab.onSale, SpuTab.warehouse, SpuTab.recycled] as const;

const tabsOf = (counts: TabCounts) => [
  { value: '', label: '全部', count: counts ? STATUSES.reduce<number>((sum, tab) => sum + (counts[tab] ?? 0), 0) : undefined },
  ...TABS.map(([tab, label]) => ({ value: String(tab), label, count: counts?.[tab] })),
];
