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
