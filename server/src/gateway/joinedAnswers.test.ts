import { RenderedTestSite } from '@zhilv/testing/server/rendered-test-site';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let site: RenderedTestSite;
beforeEach(() => {
  site = new RenderedTestSite();
});
afterEach(async () => {
  await site.close();
  site.remove();
});

describe('the line of an answer that somebody else asked for', () => {
  const PAGE = '/admin-api/cjy/site/content/page?type=2';
  const answered = (status: number, body: string): void => {
    site.answer = async () => new Response(body, { status, headers: { 'content-type': 'application/json' } });
  };

  it.each([
    ['success', 200, '{"code":0,"data":[],"msg":""}', 0],
    ['refusal', 200, '{"code":403,"data":null,"msg":"没有该操作权限"}', 403],
    ['failure', 502, '{"data":null,"code":502,"msg":""}', 502],
    ['page', 200, '<html>', null],
  ])('has the code of the %s', async (_, status, body, code) => {
    answered(status, body);
    await Promise.all([site.ask(PAGE), site.ask(PAGE)]);

    expect(site.lines).toMatchObject([{ path: '/admin-api/cjy/site/content/page', status, code }]);
  });

  it('is there for whoever asked, too, where what came could not be held', async () => {
    site.answer = () => new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('cut off')) }));
    const answer = await site.ask(PAGE);

    expect([answer.status, await answer.json()]).toEqual([502, { code: 502, data: null, msg: expect.any(String) }]);
    expect(site.lines).toMatchObject([
      { id: answer.headers.get('trace-id'), status: 502, code: 502, error: expect.stringContaining('cut off') },
    ]);
  });
});
