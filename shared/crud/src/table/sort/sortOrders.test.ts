import { describe, expect, it } from 'vitest';
import type { ListSort } from '../../state/listState.ts';
import { sortKey, sortOrders } from './sortOrders.ts';

const resource = { fields: { name: { label: '名称' }, remark: { label: '备注' }, createTime: { label: '创建时间' } } };
const listSortedBy = (sort: ListSort | null) => ({ resource, sortable: new Set(['createTime', 'name']), state: { sort } });
const labels = (sort: ListSort | null, columns: readonly string[]) =>
  sortOrders(listSortedBy(sort), columns).map(({ label }) => label);

describe('the orders of a list without headings', () => {
  it('are both directions of each column that the back end sorts by, as the columns stand', () => {
    expect(labels(null, ['createTime', 'remark', 'name'])).toEqual(['创建时间升序', '创建时间降序', '名称升序', '名称降序']);
  });

  it('say what the list is then asked to be sorted by', () => {
    const [upwards, downwards] = sortOrders(listSortedBy(null), ['name']);

    expect(upwards?.sort).toEqual({ field: 'name', order: 'asc' });
    expect(downwards?.sort).toEqual({ field: 'name', order: 'desc' });
  });

  it('have the one that the address asks for among them, be its column hidden', () => {
    const sort = { field: 'createTime', order: 'desc' } as const;

    expect(sortOrders(listSortedBy(sort), ['name']).map(({ key }) => key)).toContain(sortKey(sort));
  });

  it('are none where the back end sorts by none of the columns', () => {
    expect(labels(null, ['remark'])).toEqual([]);
    expect(labels({ field: 'remark', order: 'asc' }, ['remark'])).toEqual([]);
  });
});
