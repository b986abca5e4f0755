import { ContentType, type PublishedContent, SolutionType } from '@zhilv/contract/content';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cases, columnOf, company, recommended, solutions } from './contentLists.ts';

const rows = (count: number, recommend: (index: number) => number): PublishedContent[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `案例 ${index + 1}`,
    type: 5,
    recommend: recommend(index),
  }));

describe('what header, home and footer choose', () => {
  it('is at most six entries a column', () => {
    expect(columnOf(rows(10, () => 0))).toHaveLength(6);
    expect(columnOf(null)).toEqual([]);
  });

  it('is at most four cases, of the recommended ones only, in their order', () => {
    const chosen = recommended(rows(10, (index) => (index === 1 ? 0 : 1)));

    expect(chosen.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  });
});

describe('the public calls', () => {
  const asked: string[] = [];
  const asking = { apiBase: '/admin-api', signal: new AbortController().signal };

  afterEach(() => {
    vi.unstubAllGlobals();
    asked.length = 0;
  });

  const answering = (status: number, body: string) =>
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve(new Response(body, { status }));
    });

  it('ask as the contract says and parse what comes', async () => {
    answering(200, JSON.stringify({ code: 0, msg: '', data: { list: rows(2, () => 1), total: '2' } }));

    expect(await solutions(SolutionType.scenicArea, asking)).toHaveLength(2);
    await cases(asking);

    expect(asked).toEqual([
      `/admin-api/cjy/site/content/page?type=${ContentType.solution}&infoType=2&pageSize=6`,
      `/admin-api/cjy/site/content/page?type=${ContentType.caseStudy}&pageNo=1&pageSize=10`,
    ]);
  });

  it('ask for the company once for frame and page, of which neither calls it off for the other', async () => {
    vi.stubGlobal('document', {});
    answering(200, JSON.stringify({ code: 0, msg: '', data: { phone: '400-000-0000' } }));
    const left = new AbortController();

    const answers = Promise.all([company({ ...asking, signal: left.signal }), company(asking)]);
    left.abort();

    expect((await answers).map((who) => who?.phone)).toEqual(['400-000-0000', '400-000-0000']);
    expect(asked).toEqual(['/admin-api/cjy/site/company-info']);
    await company(asking);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['an expired session', 200, JSON.stringify({ code: 401, data: null, msg: '账号未登录' })],
    ['a path that does not exist', 404, JSON.stringify({ timestamp: 1, status: 404 })],
    ['a page in place of an answer', 200, '<html>'],
    ['rows that are none', 200, JSON.stringify({ code: 0, data: [{ id: 'x' }] })],
  ])('give a gap for %s', async (_, status, body) => {
    answering(status, body);

    expect(await cases(asking)).toBeNull();
    expect(await company(asking)).toBeNull();
  });

  it('have no company where nobody filled it in', async () => {
    answering(200, JSON.stringify({ code: 0, msg: '', data: null }));

    expect(await company(asking)).toBeNull();
  });

  it('end as a failure when the navigation was called off', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason as Error));

    await expect(cases({ ...asking, signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
