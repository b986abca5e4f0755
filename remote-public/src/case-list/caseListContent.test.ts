import { afterEach, expect, it, vi } from 'vitest';
import { publicConfig } from '@zhilv/testing/public/public-content';
import { caseListAddress, loadCaseList } from './caseListContent.ts';

afterEach(() => vi.unstubAllGlobals());

const asked: string[] = [];
const answering = (total: number) => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/app-config.json') return Response.json(publicConfig);
    asked.push(address.replace(publicConfig.apiBase, ''));
    return Response.json({ code: 0, data: { list: [], total } });
  });
};
const load = (query: string) => loadCaseList(new Request(`http://localhost/case-list${query}`));

it('asks for nine cases at a time, and for the solutions of the kind that the address names', async () => {
  answering(20);

  expect(await load('?pageNo=2')).toMatchObject({ kind: 'cases', asked: { pageNo: 2 }, page: { total: 20, pages: 3 } });
  expect(await load('?type=1&infoType=2&keyword=票务')).toMatchObject({ kind: 'scenicArea', asked: { keyword: '票务' } });

  expect(asked.map(decodeURIComponent)).toEqual([
    '/cjy/site/content/page?type=5&pageNo=2&pageSize=9',
    '/cjy/site/content/page?type=3&infoType=2&pageNo=1&pageSize=9&keyword=票务',
  ]);
});

it('leads from behind the last page to it', async () => {
  answering(3);

  const thrown = await load('?type=1&pageNo=9').catch((response: unknown) => response);

  expect((thrown as Response).headers.get('location')).toBe(caseListAddress('solutions'));
});
