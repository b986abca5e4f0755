import { sql } from 'drizzle-orm';
import { streamXlsxRows } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';

const MANY = 2500;
const EXPORT = '/infra/config/export';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
  const { db } = app.database;
  await db.execute(sql`
    insert into infra_config (id, category, name, key, value, visible, create_time)
    select 100000 + n, 'many', '参数 ' || n, 'many.' || n, ${'x'.repeat(200)} || md5(n::text), n % 2 = 0,
           timestamptz '2026-03-01 08:00:00+08' + n * interval '1 second'
    from generate_series(1, ${MANY}) as n`);
  await db.execute(sql`
    insert into infra_config (category, name, key, value, visible)
    select 'evil', text, 'evil.' || n, text, true
    from unnest(array['=1+1', '+1', '-1', '@a', E'\t=1', E'\r', ' =1', '＝1', 'a=1', 'a-b', '_x003D_1']) with ordinality as evil (text, n)`);
});
afterAll(() => app.database.close());

async function rowsOf(answer: Response): Promise<unknown[][]> {
  const rows: unknown[][] = [];
  for await (const { values } of streamXlsxRows(await answer.bytes())) rows.push(values);
  return rows;
}

describe('an export', () => {
  it('is a workbook of all rows that match, in the order asked for', async () => {
    const answer = await app.fetch('GET', `${EXPORT}?key=many.&sortField=createTime&sortOrder=desc`, { token });

    expect(answer.headers.get('content-disposition')).toBe(`attachment;filename=${encodeURIComponent('参数配置.xlsx')}`);
    expect(answer.headers.get('content-type')).toBe('application/vnd.ms-excel;charset=UTF-8');
    expect(answer.headers.get('x-total-rows')).toBe(String(MANY));
    const [header, ...rows] = await rowsOf(answer);
    expect(header).toEqual([
      '参数配置序号',
      '参数键名',
      '参数分类',
      '参数名称',
      '参数键值',
      '参数类型',
      '是否可见',
      '备注',
      '创建时间',
    ]);
    expect(rows.map(([id]) => id)).toEqual(Array.from({ length: MANY }, (_, index) => 100_000 + MANY - index));
  });

  it('has labels in place of codes, as people named them, and times as text', async () => {
    const { db } = app.database;
    await db.execute(sql`update system_dict_data set label = '自行添加' where dict_type = 'infra_config_type' and value = '2'`);

    const [, row] = await rowsOf(await app.fetch('GET', `${EXPORT}?key=many.1&sortField=createTime`, { token }));

    expect(row).toEqual([100_001, 'many.1', 'many', '参数 1', expect.any(String), '自行添加', '否', null, '2026-03-01 08:00:01']);
  });

  it('has no cell that a spreadsheet takes for a formula', async () => {
    const [, ...rows] = await rowsOf(await app.fetch('GET', `${EXPORT}?key=evil.`, { token }));

    expect(rows.map(([, , , name]) => name)).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@a",
      "'\t=1",
      "'\r",
      "' =1",
      "'＝1",
      'a=1',
      'a-b',
      '_x003D_1',
    ]);
  });

  it('is refused in the envelope, before the first byte', async () => {
    const guest = (await app.signIn('guest', SEEDED_PASSWORD)).accessToken;

    expect((await app.call('GET', EXPORT, { token: guest })).body).toMatchObject({ code: 403, msg: '没有该操作权限' });
    expect((await app.call('GET', EXPORT)).body).toMatchObject({ code: 401 });
    expect((await app.call('GET', `${EXPORT}?sortField=value`, { token })).body).toMatchObject({
      code: 400,
      msg: '请求参数不正确:不能按 value 排序',
    });
  });

  it('without rows is a workbook with a header', async () => {
    const answer = await app.fetch('GET', `${EXPORT}?key=none`, { token });

    expect(answer.headers.get('x-total-rows')).toBe('0');
    expect(await rowsOf(answer)).toHaveLength(1);
  });

  it('can be asked for without being made', async () => {
    const answer = await app.fetch('HEAD', EXPORT, { token });

    expect(answer.headers.get('x-total-rows')).toMatch(/^\d+$/);
    await vi.waitFor(() => expect(app.lines.at(-1)).toMatchObject({ method: 'HEAD', path: `/admin-api${EXPORT}` }));
  });
});
