import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { columnInfoRows } from './columnInfo.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.now = Date.parse('2026-06-01T00:00:00+08:00');
});
afterAll(() => app.database.close());

interface Content {
  readonly id: number;
  readonly type: number;
  readonly title: string;
  readonly publishTime: number;
  readonly viewCount: number;
}

/** Asks as a visitor does, without a token and without a tenant. */
async function answer<Data>(path: string): Promise<Data> {
  const { body } = await app.call('GET', `/cjy/site${path}`, { tenant: null });
  expect(body).toMatchObject({ code: 0 });
  return (body as { data: Data }).data;
}

const page = (query: string) => answer<{ list: Content[]; total: number }>(`/content/page?${query}`);

const titles = async (words: string) => (await page(`keyword=${encodeURIComponent(words)}`)).list.map(({ title }) => title);

const neighbours = async (id: number) => {
  const { prev, next } = await answer<{ prev: Content | null; next: Content | null }>(`/content/get?id=${id}`);
  return [prev, next];
};

const viewsOf = async (id: number) => (await answer<Content>(`/content/get?id=${id}`)).viewCount;

const view = (id: number, address: string) =>
  app.call('GET', `/cjy/site/content/get?id=${id}`, { tenant: null, headers: { 'x-view': '1' }, address });

describe('the public content', () => {
  it('lists solutions by kind in their order, without their text', async () => {
    const { list, total } = await page('type=3&infoType=2&pageSize=20');

    expect(total).toBe(6);
    expect(list[0]).toEqual({
      id: 107,
      title: '分时预约与票务',
      logo: '/admin-api/infra/file/1/get/cjy/timed-ticketing.svg',
      recommend: 1,
      type: 3,
      infoType: 2,
      summary: expect.any(String),
      publishTime: expect.any(Number),
      viewCount: expect.any(Number),
    });
  });

  it('lists the latest news first', async () => {
    const { list } = await page('type=2&pageSize=20');

    expect(list).toHaveLength(16);
    expect(list.map(({ publishTime }) => publishTime)).toEqual(
      list.map(({ publishTime }) => publishTime).toSorted((one, other) => other - one),
    );
  });

  it('keeps back what is hidden, deleted or of a later day', async () => {
    const { db } = app.database;
    await db.update(columnInfoRows).set({ status: 1 }).where(eq(columnInfoRows.id, 201));
    await db.update(columnInfoRows).set({ deleted: true }).where(eq(columnInfoRows.id, 202));
    await db
      .update(columnInfoRows)
      .set({ publishTime: app.clock.now + 1 })
      .where(eq(columnInfoRows.id, 203));

    const { list } = await page('type=5');

    expect(list.map(({ id }) => id)).toEqual([204, 205, 206, 207, 208]);
    expect(await answer('/content/get?id=201')).toBeNull();
  });

  it('names the neighbours in the same list', async () => {
    expect(await neighbours(101)).toEqual([null, { id: 102, title: '产业运行监测与应急指挥' }]);
    expect(await neighbours(106)).toEqual([{ id: 105, title: '行业监管与诚信评价' }, null]);
    expect(await neighbours(402)).toEqual([
      { id: 401, title: '发展历程' },
      { id: 403, title: '服务承诺' },
    ]);
  });

  it('counts a view only when it is said to be one', async () => {
    const before = await viewsOf(301);
    await answer('/content/get?id=301');

    await view(301, '192.0.2.1');

    expect(await viewsOf(301)).toBe(before + 1);
  });

  it('counts one view of a network in half an hour, whatever the number', async () => {
    const before = [await viewsOf(302), await viewsOf(303)];

    for (let count = 0; count < 5; count += 1) await view(302, '192.0.2.2');
    await Promise.all(Array.from({ length: 5 }, (_, index) => view(302, `2001:db8::${index}`)));
    await view(303, '192.0.2.2');
    app.clock.now += 30 * 60_000;
    await view(302, '192.0.2.2');

    expect([await viewsOf(302), await viewsOf(303)]).toEqual([Number(before[0]) + 3, Number(before[1]) + 1]);
  });

  it('gives text that was written past the server without what could do harm', async () => {
    const content = '<p onclick="alert(1)">一</p><script>alert(1)</script>';
    await app.database.db.update(columnInfoRows).set({ content }).where(eq(columnInfoRows.id, 302));

    expect(await answer('/content/get?id=302')).toMatchObject({ content: '<p>一</p>' });
  });

  it('finds words in title, summary and text, but not in markup', async () => {
    expect(await titles('不会超售')).toEqual(['分时预约与票务']);
    expect(await titles('strong')).toEqual([]);
    expect(await titles('_')).toEqual([]);
  });

  it('gives solutions before cases and news, and of each first what has the words in its title, then in its summary', async () => {
    const { list } = await page(`keyword=${encodeURIComponent('预约')}&pageSize=50`);

    expect([...new Set(list.map(({ type }) => type))]).toEqual([3, 5, 2, 4]);
    const [first, ...others] = list.filter(({ type }) => type === 2);
    expect(first?.title).toContain('预约');
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ title }) => title.includes('预约'))).toEqual([]);
  });

  it('finds no slide of the home, which has no page of its own', async () => {
    expect(await titles('从容待客')).toEqual([]);
    expect((await page(`type=1&keyword=${encodeURIComponent('从容待客')}`)).total).toBe(1);
  });

  it('asks for a type or words', async () => {
    const { body } = await app.call('GET', '/cjy/site/content/page', { tenant: null });

    expect(body).toMatchObject({ code: 400 });
  });

  it('says nothing of an unknown row', async () => {
    expect(await answer('/content/get?id=999999')).toBeNull();
  });
});

describe('the company', () => {
  it('is told to anyone', async () => {
    expect(await answer('/company-info')).toMatchObject({ name: '智旅科技有限公司', phone: '400-000-8899' });
  });
});
