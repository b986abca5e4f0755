import { publicConfig } from '@zhilv/testing/public/public-content';
import { afterEach, expect, it, vi } from 'vitest';
import { loadSiteMap } from './siteMap.ts';

afterEach(() => vi.unstubAllGlobals());

it('says where a long title may break', async () => {
  const row = { id: 1, title: '导览系统新增长者模式与手语讲解', type: 3 };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address === '/app-config.json' ? publicConfig : { code: 0, data: { list: [row], total: 1 } }),
  );

  const [group] = await loadSiteMap(new AbortController().signal);

  expect(group?.links?.[0]?.titleBreaks?.length).toBeGreaterThan(4);
});

it('gives the entries of each kind by title and address, and a gap for a kind that could not be had', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/app-config.json') return Response.json(publicConfig);
    const query = new URL(address, 'http://localhost').searchParams;
    if (query.get('type') === '2') return new Response(null, { status: 503 });
    const row = { id: 1, title: `${query.get('type')}-${query.get('infoType')}`, type: Number(query.get('type')), summary: '长' };
    return Response.json({ code: 0, data: { list: [row], total: 1 } });
  });

  const groups = await loadSiteMap(new AbortController().signal);

  expect(groups.map(({ title, address, links }) => [title, address, links])).toEqual([
    ['全域旅游解决方案', '/case-list?type=1&infoType=1', [{ title: '3-1', address: '/case-detail?id=1&type=1' }]],
    ['智慧景区解决方案', '/case-list?type=1&infoType=2', [{ title: '3-2', address: '/case-detail?id=1&type=1' }]],
    ['经典案例', '/case-list', [{ title: '5-null', address: '/case-detail?id=1&type=2' }]],
    ['新闻资讯', '/news-list', null],
  ]);
});
