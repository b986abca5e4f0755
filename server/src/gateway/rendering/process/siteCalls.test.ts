import { expect, it } from 'vitest';
import { siteCalls } from './siteCalls.ts';

it.each([
  ['/admin-api/cjy/site/company-info', 200],
  ['/prod-api/admin-api/cjy/site/content/page?type=2', 200],
  ['/admin-api/system/user/page', 404],
  ['/admin-api/cjy/site/../../system/user/page', 404],
  ['/admin-api/cjy/site/%2e%2e/%2e%2e/system/user/page', 404],
  ['//elsewhere.example/admin-api/cjy/site/company-info', 404],
  ['http://elsewhere.example/admin-api/cjy/site/company-info', 404],
])('lets a page ask for %s with the answer %i', async (path, status) => {
  const asked: string[] = [];
  const call = siteCalls({
    fetch: ({ url }) => {
      asked.push(url);
      return Response.json({ code: 0 });
    },
  });

  expect((await call(path, { limitMs: 1000 })).status).toBe(status);
  expect(asked).toHaveLength(status === 200 ? 1 : 0);
});

it('takes no more of an answer than can be held', async () => {
  let parts = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => ((parts += 1) > 64 ? controller.close() : controller.enqueue(new Uint8Array(1024 * 1024).fill(32))),
  });
  const call = siteCalls({ fetch: () => new Response(endless, { headers: { 'content-type': 'text/html' } }) });

  expect((await call('/admin-api/cjy/site/company-info', { limitMs: 60_000, visitor: '192.0.2.1' })).status).toBe(502);
  expect(parts).toBeLessThan(40);
});
