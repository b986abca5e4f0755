import { expect, it, vi } from 'vitest';
import { loadSearch, searchAddress } from './searchContent.ts';
import { searchKind } from './searchKinds.ts';
import { handle } from './search.route.ts';

it('asks nobody without words', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);

  const content = await loadSearch(new Request('http://localhost/search?kind=news&keyword=%20&pageNo=4'));

  expect(content).toEqual({ kind: 'news', asked: { keyword: '', pageNo: 1 }, page: null });
  expect(fetched).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it.each([null, '', 'about', 'undefined'])('searches everything where the address says %j', (kind) => {
  expect(searchKind(kind)).toEqual({ name: '全部' });
});

it('names the words in title and address', () => {
  const data = { kind: 'case', asked: { keyword: '客流', pageNo: 2 }, page: null };
  const head = handle.head({ data, pathname: '/search', inner: null });

  expect(head.title).toBe('“客流”的搜索结果（第 2 页）');
  expect(head.canonical).toBe(searchAddress('case', { keyword: '客流', pageNo: 2 }));
  expect(handle.head({ data: undefined, pathname: '/search', inner: null }).title).toBe('站内搜索');
});
