import { describe, expect, it } from 'vitest';
import { readListState, writeListState } from './listState.ts';

const input = { Input: () => null };
// Only what readListState looks at: which fields there are and which can be typed in.
const resource = { fields: { name: input, status: input, createTime: { Input: null } } } as unknown as Parameters<
  typeof readListState
>[0];
const read = (query: string) => readListState(resource, new URLSearchParams(query));

describe('the state of a list in its URL', () => {
  it('starts on page 1 with 20 records and no filter', () => {
    expect(read('')).toEqual({ pageNo: 1, pageSize: 20, filters: {} });
  });

  it('is the same after writing and reading', () => {
    const state = { pageNo: 3, pageSize: 50, filters: { name: '用户 & 角色', status: '0' } };

    expect(readListState(resource, writeListState(state))).toEqual(state);
  });

  it('leaves out of the URL what is the default', () => {
    expect(writeListState({ pageNo: 1, pageSize: 20, filters: { name: '' } }).toString()).toBe('');
  });

  it.each(['pageNo=0', 'pageNo=-3', 'pageNo=zwei', 'pageNo=1e9', 'pageSize=&pageNo=1.5'])('takes the default for %s', (query) => {
    expect(read(query)).toEqual({ pageNo: 1, pageSize: 20, filters: {} });
  });

  it('asks for no more records than a back end gives', () => {
    expect(read('pageSize=5000').pageSize).toBe(100);
  });

  it('ignores parameters that are no filter of the resource', () => {
    expect(read('utm_source=x&createTime=1&status=1').filters).toEqual({ status: '1' });
  });
});
