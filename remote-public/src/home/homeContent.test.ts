import { publicConfig } from '@zhilv/testing/public/public-content';
import { afterEach, expect, it, vi } from 'vitest';
import { loadHome } from './homeContent.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks for three slides and five pieces of news, and leaves a gap for what it does not get', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/app-config.json') return Response.json(publicConfig);
    asked.push(address.replace(publicConfig.apiBase, ''));
    if (address.includes('type=2')) return new Response(null, { status: 500 });
    return Response.json({ code: 0, data: { list: [{ id: 1, title: '开篇', type: 1 }], total: 1 } });
  });

  const content = await loadHome(new AbortController().signal);

  expect(asked.sort()).toEqual(['/cjy/site/content/page?type=1&pageSize=3', '/cjy/site/content/page?type=2&pageSize=5']);
  expect(content).toMatchObject({ slides: [{ title: '开篇' }], news: null });
});
