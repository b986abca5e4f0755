import { describe, expect, it } from 'vitest';
import { clearListState, queryOf, readListState, writeListState } from './listState.ts';

const input = { Input: () => null };
// These are the only parts of a resource that readListState reads: its fields, and whether they can be typed in.
const resource = {
  fields: { name: input, status: input, createTime: { ...input, range: true }, id: { Input: null } },
} as unknown as Parameters<typeof readListState>[0];
const read = (query: string) => readListState(resource, new URLSearchParams(query));
const DEFAULT = { pageNo: 1, pageSize: 20, filters: {}, sort: null, view: null };

describe('the state of a list in its URL', () => {
  it('starts on page 1 with 20 records, without filter, in the list’s own order', () => {
    expect(read('')).toEqual(DEFAULT);
  });

  it('is the same after writing and reading', () => {
    const state = {
      pageNo: 3,
      pageSize: 50,
      filters: { name: '用户 & 角色', status: '0', createTime: ['2023-10-01 00:00:00', ''] as const },
      sort: { field: 'name', order: 'desc' as const },
      view: '12',
    };

    expect(readListState(resource, writeListState(state))).toEqual(state);
  });

  it('leaves out of the URL what is the default', () => {
    expect(writeListState({ ...DEFAULT, filters: { name: '', createTime: ['', ''] } }).toString()).toBe('');
  });

  it.each(['pageNo=0', 'pageNo=-3', 'pageNo=zwei', 'pageNo=1e9', 'pageSize=&pageNo=1.5', 'createTime[0]=&createTime[1]='])(
    'takes the default for %s',
    (query) => {
      expect(read(query)).toEqual(DEFAULT);
    },
  );

  it('asks for no more records than a back end gives', () => {
    expect(read('pageSize=5000').pageSize).toBe(100);
  });

  it('ignores parameters that are no filter of the resource', () => {
    expect(read('utm_source=x&id=1&status=1').filters).toEqual({ status: '1' });
  });

  it('keeps a range of which one end is given', () => {
    expect(read('createTime[1]=2023-10-01 23:59:59').filters).toEqual({ createTime: ['', '2023-10-01 23:59:59'] });
  });

  it.each(['name[0]=x', 'status[1]=0', 'createTime=2023-10-01 00:00:00'])(
    'takes %s for no filter, as no input would show it',
    (query) => {
      expect(read(query).filters).toEqual({});
    },
  );

  it('loses its filters and its order at once, but not how much of it shows', () => {
    const state = read('name=x&sortField=name&sortOrder=asc&pageNo=4&pageSize=50');

    expect(clearListState(state)).toEqual({ ...DEFAULT, pageSize: 50 });
  });

  it.each(['sortField=name', 'sortOrder=asc', 'sortField=nobody&sortOrder=asc', 'sortField=name&sortOrder=up'])(
    'keeps the list’s own order for %s',
    (query) => {
      expect(read(query).sort).toBeNull();
    },
  );

  it('gives filters and order as the page call and the export take them', () => {
    expect(queryOf(read('status=1&sortField=name&sortOrder=asc&pageNo=4'))).toEqual({
      status: '1',
      sortField: 'name',
      sortOrder: 'asc',
    });
    expect(queryOf(read('status=1'))).toEqual({ status: '1' });
  });
});
