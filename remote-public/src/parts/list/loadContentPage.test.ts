import { ContentType } from '@zhilv/contract/content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContentPage } from './loadContentPage.ts';

const asked: string[] = [];
let total = 0;

const config = {
  company: { name: '智旅', titleTemplate: '{page}' },
  apiBase: '/admin-api',
  openingHours: '',
  policeRecord: '',
  proofFigures: [],
  fileHosts: [],
};

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    if (address === '/app-config.json') return Promise.resolve(new Response(JSON.stringify(config)));
    asked.push(address);
    return Promise.resolve(new Response(JSON.stringify({ code: 0, msg: '', data: { list: [], total } })));
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = (pageNo: number, keyword = '') =>
  loadContentPage({
    request: new Request('http://localhost/news-list'),
    asked: { keyword, pageNo },
    of: { type: ContentType.news, infoType: 1 },
    pageSize: 10,
    addressOf: (page) => `/news-list?pageNo=${page}`,
  });

describe('a page of a list', () => {
  it('is asked for as its address says, words only where there are any', async () => {
    total = 11;

    expect(await load(2)).toMatchObject({ total: 11, pages: 2 });
    await load(1, '预约');

    expect(asked).toEqual([
      '/admin-api/cjy/site/content/page?type=2&infoType=1&pageNo=2&pageSize=10',
      `/admin-api/cjy/site/content/page?type=2&infoType=1&pageNo=1&pageSize=10&keyword=${encodeURIComponent('预约')}`,
    ]);
  });

  it('behind the last one leads to the last one', async () => {
    total = 20;
    const refused: unknown = await load(3).catch((reason: unknown) => reason);

    expect(refused).toBeInstanceOf(Response);
    expect((refused as Response).headers.get('location')).toBe('/news-list?pageNo=2');
  });

  it('is the first one where there is nothing', async () => {
    total = 0;

    expect(await load(1)).toEqual({ items: [], total: 0, pages: 1 });
  });
});
