import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { models } from '../bpm/model/model.table.ts';
import { columnInfoRows } from '../content/columnInfo.table.ts';
import { prepareTexts } from '../content/contentTexts.ts';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';

const MODELS = rounds({ sample: 6, soak: 200 });
const ARTICLES = rounds({ sample: 1, soak: 10 });
const ASKS = rounds({ sample: 8, soak: 400 });
const MEGABYTE = 2 ** 20;
/** A page has at most a hundred rows of a few short texts. */
const MOST_READ = MEGABYTE / 4;

/** Both databases answer by it. */
interface Client {
  query(...asked: readonly unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

let app: TestApp;
let token: string;
let readCharacters = 0;
beforeAll(async () => {
  app = await startTestApp();
  const random = new SeededRandom(randomSeed);
  const { db } = app.database;
  const long = (most: number) =>
    sql<string>`repeat(md5(${String(random.next())}), ${Math.ceil(((0.2 + 0.8 * random.next()) * most) / 32)})`;
  for (let number = 0; number < MODELS; number += 1)
    await db
      .insert(models)
      .values({ tenantId: 1, id: `big-${number}`, key: `big_${number}`, name: `大模型 ${number}`, bpmnXml: long(5 * MEGABYTE) });
  const article = { type: 2, logo: '', summary: '长文', publishTime: 0 };
  for (let number = 0; number < ARTICLES; number += 1)
    await db.insert(columnInfoRows).values({ ...article, title: `长文 ${number}`, content: long(2 * MEGABYTE) });
  await prepareTexts(db);
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;

  const { $client: client } = db as unknown as { readonly $client: Client };
  const query = client.query.bind(client);
  vi.spyOn(client, 'query').mockImplementation(async (...asked) => {
    const answer = await query(...asked);
    readCharacters += JSON.stringify(answer.rows).length;
    return answer;
  });
}, 600_000);
afterAll(() => app.database.close());

it(`lists of ${MODELS} models of up to 5 MB and ${ARTICLES} articles of up to 2 MB read what they show, ${ASKS} times at random (seed ${randomSeed})`, async () => {
  const random = new SeededRandom(randomSeed);
  for (let ask = 0; ask < ASKS; ask += 1) {
    const query = new URLSearchParams({ pageNo: String(1 + random.below(4)), pageSize: String(random.pick([10, 50, 100])) });
    const list = random.pick(['/bpm/model/page', '/cjy/column-info/page', '/cjy/site/content/page']);
    if (list === '/bpm/model/page') {
      if (random.chance(0.5)) query.set('name', random.pick(['大模型', '模型 1', 'x']));
      if (random.chance(0.3)) query.set('sort', random.pick(['name', '-createTime']));
    } else query.set('type', '2');
    if (list === '/cjy/site/content/page' && random.chance(0.5)) query.set('keyword', random.pick(['长文', '景区']));
    readCharacters = 0;

    const { code, data } = await app.answer('GET', `${list}?${query}`, { token });

    const told = `${list}?${query}`;
    expect(code, told).toBe(0);
    expect(readCharacters, told).toBeLessThan(MOST_READ);
    expect(JSON.stringify(data).length, told).toBeLessThan(MOST_READ);
  }

  readCharacters = 0;
  await app.answer('GET', '/bpm/model/get?id=big-0', { token });
  expect(readCharacters, 'what is read is counted').toBeGreaterThan(MEGABYTE / 2);
}, 600_000);

it('a save that is refused reads no diagram', async () => {
  const body = { id: 'big-0', key: 'big_0', name: '大模型', category: 'test', revision: 1 };
  readCharacters = 0;

  const { code } = await app.answer('PUT', '/bpm/model/update', { token, body });

  expect(code).toBe(409);
  expect(readCharacters).toBeLessThan(MOST_READ);
});

it('a view is counted without the article', async () => {
  const { list } = (await app.answer('GET', '/cjy/site/content/page?type=2&title=长文')).data as { list: { id: number }[] };
  const article = `/cjy/site/content/get?id=${list[0]?.id}`;
  const views = async () => ((await app.answer('GET', article)).data as { viewCount: number }).viewCount;
  const before = await views();
  readCharacters = 0;

  await app.fetch('HEAD', article, { headers: { 'x-view': '1' } });

  expect(readCharacters).toBeLessThan(MOST_READ);
  expect(await views()).toBe(before + 1);
});
