import { ContentType } from '@zhilv/contract/content';
import { publicConfig } from '@zhilv/testing/public/public-content';
import { afterEach, expect, it, vi } from 'vitest';
import { loadNewsDetail } from './newsDetail.ts';

afterEach(() => vi.unstubAllGlobals());

const news = (id: number) => ({ id, title: `新闻 ${id}`, type: ContentType.news });
const load = () => loadNewsDetail(new Request('http://localhost/news-detail?id=2'));

function answering(list: (() => unknown) | null) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/app-config.json') return Response.json(publicConfig);
    if (address.includes('/get')) return Response.json({ code: 0, data: { ...news(2), content: '<h3>小</h3>' } });
    return list === null ? new Response(null, { status: 503 }) : Response.json({ code: 0, data: { list: list(), total: 9 } });
  });
}

it('gives the text ready to be shown, and three others, itself left out', async () => {
  answering(() => [1, 2, 3, 4].map(news));

  const { item, others } = await load();

  expect(item).toMatchObject({ id: 2, content: '<h2>小</h2>' });
  expect(others.map(({ id }) => id)).toEqual([3, 4, 1]);
});

it('shows the text also where the others could not be had', async () => {
  answering(null);

  expect(await load()).toMatchObject({ item: { id: 2 }, others: [] });
});
