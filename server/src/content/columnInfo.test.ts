import { eq, sql } from 'drizzle-orm';
import { streamXlsxRows } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { columnInfoRows } from './columnInfo.table.ts';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/cjy/column-info${path}`, { token, body });

const record = async (id: unknown, call = 'get') => (await answer('GET', `/${call}?id=${id}`)).data as Record<string, unknown>;

const idsOf = async (query: string) =>
  ((await answer('GET', `/page?pageSize=100&${query}`)).data as { list: { id: number }[] }).list.map(({ id }) => id);

async function rowsOf(file: Response): Promise<unknown[][]> {
  const rows: unknown[][] = [];
  for await (const { values } of streamXlsxRows(await file.bytes())) rows.push(values);
  return rows;
}

const draft = { type: 2, infoType: 1, title: '一则消息', logo: '/a.svg', content: '<p>正文</p>', status: 0 };

const created = async (changed: object = {}) => (await answer('POST', '/create', { ...draft, ...changed })).data;

describe('site content', () => {
  it('is created with what is left out filled in, read back, changed and deleted', async () => {
    const id = await created();
    expect(await record(id)).toEqual({
      ...draft,
      id,
      recommend: 0,
      summary: null,
      banner: null,
      source: null,
      publishTime: app.clock.now,
      sort: 0,
      viewCount: 0,
      creator: '1',
      createTime: app.clock.now,
      updateTime: app.clock.now,
    });

    const change = {
      ...draft,
      id,
      title: '改过的消息',
      recommend: 1,
      sort: 3,
      status: 1,
      publishTime: 86_400_000,
      summary: '摘',
    };
    expect((await answer('PUT', '/update', change)).data).toBe(true);
    expect(await record(id)).toMatchObject(change);

    expect((await answer('DELETE', `/delete?id=${id}`)).data).toBe(true);
    expect(await record(id)).toBeNull();
    expect(await record(id, 'getDetail')).toBeNull();
    const gone = { code: 1099002000, data: null, msg: '栏目信息不存在' };
    expect(await answer('DELETE', `/delete?id=${id}`)).toEqual(gone);
    expect(await answer('PUT', '/update', change)).toEqual(gone);
  });

  it('keeps what a change says nothing of', async () => {
    const id = await created({ title: '保持原样', recommend: 1, sort: 5, summary: '摘', publishTime: 86_400_000 });

    await answer('PUT', '/update', {
      id,
      type: 2,
      title: '保持原样',
      logo: '/b.svg',
      content: '<p>二</p>',
      status: 0,
      sort: null,
    });

    expect(await record(id)).toMatchObject({
      logo: '/b.svg',
      infoType: 1,
      recommend: 1,
      sort: 5,
      summary: '摘',
      publishTime: 86_400_000,
    });
  });

  it('is cleaned before it is stored, and pictures keep their size', async () => {
    const content =
      '<h3 onclick="alert(1)">一</h3><img src="/a.png" width="640" height="400" onerror="alert(1)"><script>alert(1)</script>' +
      '<p><a href="https://elsewhere.example" target="_blank">二</a></p>';
    const clean =
      '<h3>一</h3><img alt="" src="/a.png" width="640" height="400" loading="lazy" decoding="async" referrerpolicy="no-referrer" />' +
      '<p><a href="https://elsewhere.example" target="_blank" rel="noopener noreferrer">二</a></p>';
    const id = await created({ title: '带图的消息', content });

    const stored = async () => {
      const [row] = await app.database.db
        .select({ content: columnInfoRows.content })
        .from(columnInfoRows)
        .where(eq(columnInfoRows.id, Number(id)));
      return row?.content;
    };

    expect(await stored()).toBe(clean);
    await answer('PUT', '/update', { ...draft, id, title: '带图的消息', content: `${content}<p>三</p>` });
    expect(await stored()).toBe(`${clean}<p>三</p>`);
    await app.database.db
      .update(columnInfoRows)
      .set({ content })
      .where(eq(columnInfoRows.id, Number(id)));
    expect(await record(id)).toMatchObject({ content: clean });
  });

  it.each([
    ['a solution without one', { type: 3, infoType: null }],
    ['news of a third kind', { type: 2, infoType: 3 }],
    ['a case with one', { type: 5, infoType: 1 }],
  ])('has a further type that fits: not %s', async (_, changed) => {
    const refused = { code: 1099002001, data: null, msg: '子类型与栏目类型不匹配' };

    expect(await answer('POST', '/create', { ...draft, title: '不匹配', ...changed })).toEqual(refused);
    expect(await answer('PUT', '/update', { ...draft, id: 301, title: '不匹配', ...changed })).toEqual(refused);
    expect(await record(301)).toMatchObject({ type: 2, infoType: 1 });
  });

  it('has titles of their own within a type, also when two are made at once', async () => {
    const twice = await Promise.all([
      answer('POST', '/create', { ...draft, title: '同名' }),
      answer('POST', '/create', { ...draft, title: '同名' }),
    ]);

    expect(twice.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 1099002002]);
    expect(twice.find(({ code }) => code !== 0)).toMatchObject({ data: null, msg: '该栏目类型下已有相同的标题' });
    expect(await answer('POST', '/create', { ...draft, type: 4, infoType: null, title: '同名' })).toMatchObject({ code: 0 });
    expect(await answer('PUT', '/update', { ...draft, id: 302, title: '同名' })).toMatchObject({ code: 1099002002 });
  });
});

describe('the list of site content', () => {
  it('goes by order, day and id, has hidden and later rows as well, and no text', async () => {
    const later = await created({ title: '还没到日子', publishTime: Date.UTC(2026, 11, 1) });
    const hidden = await created({ title: '先藏起来', status: 1 });

    const { list, total, sortable } = (await answer('GET', '/page?type=2&pageSize=2')).data as {
      list: Record<string, unknown>[];
      total: number;
      sortable: string[];
    };

    expect(list[0]).toMatchObject({ id: later, title: '还没到日子', creator: '1' });
    expect(list.filter((row) => 'content' in row)).toEqual([]);
    expect(total).toBeGreaterThan(16);
    expect(sortable).toContain('viewCount');
    expect(await idsOf('type=2&status=1')).toContain(hidden);
    expect(await idsOf('type=3')).toEqual([107, 101, 108, 102, 109, 103, 110, 104, 111, 105, 112, 106]);
  });

  it('is filtered by type, title, recommendation and days', async () => {
    expect(await idsOf('type=3&infoType=2&recommend=1')).toEqual([107, 108]);
    expect(await idsOf(`title=${encodeURIComponent('梯田')}`)).toEqual([201]);
    const days = new URLSearchParams({ 'publishTime[0]': '2026-01-15 00:00:00', 'publishTime[1]': '2026-01-18 23:59:59' });
    expect(await idsOf(`type=5&${days}`)).toEqual([201, 202]);
    expect(await idsOf('createTime[0]=2999-01-01 00:00:00')).toEqual([]);
    expect(await idsOf('type=5&sortField=viewCount&sortOrder=desc')).toEqual([201, 202, 203, 204, 205, 208, 206, 207]);
  });

  it('comes without pages, the same rows in the same order', async () => {
    const { data } = await answer('GET', '/list?type=3&infoType=1');

    expect((data as { id: number }[]).map(({ id }) => id)).toEqual([101, 102, 103, 104, 105, 106]);
    expect(data).toMatchObject([{ title: '文旅大数据中心' }, {}, {}, {}, {}, {}]);
    expect((data as object[]).filter((row) => 'content' in row)).toEqual([]);
  });

  it('comes without pages up to five hundred rows', async () => {
    await app.database.db.execute(sql`
      insert into cjy_column_info (type, title, logo, content, publish_time) select 4, '第 ' || n || ' 段', '', '', now() from generate_series(1, 501) as n`);

    expect((await answer('GET', '/list?type=4')).data).toHaveLength(500);
  });

  it('is a workbook with labels, each further type by its own dictionary', async () => {
    const file = await app.fetch('GET', '/cjy/column-info/export-excel?type=3&infoType=2', { token });
    const rows = await rowsOf(file);

    expect(file.headers.get('content-disposition')).toBe(`attachment;filename=${encodeURIComponent('栏目信息.xlsx')}`);
    expect(rows[0]).toEqual(['编号', '类型', '子类型', '标题', '是否推荐', '状态', '发布时间', '浏览量', '创建时间']);
    expect(rows[1]?.slice(0, 7)).toEqual([107, '解决方案', '智慧景区', '分时预约与票务', '是', '开启', '2026-02-11 09:00:00']);
    expect(rows).toHaveLength(7);
    const [, first] = await rowsOf(await app.fetch('GET', '/cjy/column-info/export-excel?type=5', { token }));
    expect(first?.slice(0, 4)).toEqual([201, '经典案例', null, '云阶梯田：让观景台不再拥挤']);
  });
});

describe('a detail', () => {
  it('names its neighbours among all rows of its list, hidden ones as well', async () => {
    await app.database.db.update(columnInfoRows).set({ status: 1 }).where(eq(columnInfoRows.id, 102));

    expect(await record(101, 'getDetail')).toMatchObject({
      id: 101,
      content: expect.stringContaining('<'),
      prev: null,
      next: { id: 102, title: '产业运行监测与应急指挥' },
    });
    expect(await record(106, 'getDetail')).toMatchObject({ prev: { id: 105 }, next: null });
  });
});
