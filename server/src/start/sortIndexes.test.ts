import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { declaredResources } from '@zhilv/contract/declared-operations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';
import { implementations } from './implementations.ts';

/* This holds for every list that the server answers, without an edit when one is added. */

/** An index would cost more than it saves: they change all the time, and their tables are small. */
const WITHOUT: readonly string[] = ['/cjy/column-info/page viewCount', '/infra/client-error/page count'];

let app: TestApp;
let token: string;
/** The questions to the database, and their parameters. */
let asked: (readonly [text: string, parameters: readonly unknown[]])[];
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
  // Both drivers have such a client.
  const { $client } = app.database.db as unknown as { $client: { query: (...query: unknown[]) => Promise<unknown> } };
  const query = $client.query.bind($client);
  vi.spyOn($client, 'query').mockImplementation((first, parameters, ...further) => {
    asked.push([typeof first === 'string' ? first : (first as { text: string }).text, parameters as readonly unknown[]]);
    return query(first, parameters, ...further);
  });
});
afterAll(() => app.database.close());

/** Visitors list the content of a type; other lists pass over that. */
const PAGE = { pageNo: 1, pageSize: 10, type: 2 };

const pages = implementations.map(({ endpoint }) => endpoint).filter(({ path }) => path.endsWith('/page'));

async function answer(path: string, input: object): Promise<{ code: number; data: { sortable?: readonly string[] } }> {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]));
  asked = [];
  return (await app.answer('GET', `${path}?${query}`, { token })) as Awaited<ReturnType<typeof answer>>;
}

/** The question for the rows of the page that was answered last. */
const rowsQuestion = () => asked.find(([question]) => question.includes(' order by ') && question.includes(' limit '));

/** Gives the database's plan for the rows of the page that was answered last, if it may sort only where it must. */
async function planOfRows(): Promise<string> {
  const [text, parameters] = rowsQuestion() ?? [];
  if (text === undefined || parameters === undefined) throw new Error('No rows were asked for.');
  const literals = text.replaceAll(/\$(\d+)/g, (_, place: string) => {
    const value = parameters[Number(place) - 1];
    return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
  });
  return app.database.db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_sort = off`);
    await transaction.execute(sql`set local enable_seqscan = off`);
    await transaction.execute(sql`set local enable_bitmapscan = off`);
    const { rows } = (await transaction.execute(sql.raw(`explain ${literals}`))) as { rows: readonly object[] };
    return rows.flatMap((row) => Object.values(row)).join('\n');
  });
}

it('reads the rows of each list by an index, in whichever order they are asked for', async () => {
  const sorted: string[] = [];
  const without: string[] = [];
  for (const { path } of pages) {
    const { code: ofPage, data } = await answer(path, PAGE);
    expect(ofPage, path).toBe(0);
    for (const sortField of data.sortable ?? []) {
      const { code } = await answer(path, { ...PAGE, sortField, sortOrder: 'asc' });
      expect(code, `${path} ${sortField}`).toBe(0);
      sorted.push(path);
      // An incremental sort takes the order of the index and sorts only rows that are equal in it.
      if (/^\W*Sort +\(cost/m.test(await planOfRows())) without.push(`${path} ${sortField}`);
    }
  }

  expect(new Set(sorted).size).toBeGreaterThan(6);
  expect(without).toEqual(WITHOUT);
});

it('compares the texts of resources by pinyin where people read them, and codes by code points', async () => {
  const compared: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const { name, page, fields } of (await declaredResources()).values()) {
    const { data } = await answer(page.path, PAGE);
    for (const sortField of data.sortable ?? []) {
      const kind = fields[sortField]?.kind;
      if (kind !== 'text' && kind !== 'code') continue;
      await answer(page.path, { ...PAGE, sortField, sortOrder: 'asc' });
      const question = rowsQuestion()?.[0] ?? '';
      compared[`${name} ${sortField}`] = question.split(' order by ')[1]?.split(',')[0] ?? '';
      expected[`${name} ${sortField}`] = kind === 'text' ? 'by pinyin' : 'by code points';
    }
  }
  const said = Object.entries(compared).map(([field, first]): [string, string] => [
    field,
    first.startsWith('pinyin_key(') ? 'by pinyin' : first.includes(' collate "C"') ? 'by code points' : first,
  ]);

  expect(Object.keys(expected).length).toBeGreaterThan(5);
  expect(Object.fromEntries(said)).toEqual(expected);
});
