import process from 'node:process';
import { openTestReleases } from '@zhilv/testing/release/open-test-releases';
import { openSeededDatabase } from '@zhilv/testing/server/open-test-database';
import { isLong, randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { columnInfoRows } from '../content/columnInfo.table.ts';
import { prepareTexts } from '../content/contentTexts.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import type { Listening } from '../gateway/listen.ts';
import { readSettings } from '../settings/settings.ts';
import { serveProduct } from './serveProduct.ts';

const ARTICLES = rounds({ sample: 40, soak: 600 });
const SEARCHES = rounds({ sample: 4, soak: 60 });
const [READERS, SEARCHERS] = [5, 10];
const WORDS = ['索道', '码头', '票务', '预约', '古镇', '湖心', '看雪', '夜游', '民宿', '年卡', '讲解', '接驳'];

const releases = openTestReleases();
let database: OpenDatabase;
let site: Listening;
beforeAll(async () => {
  const random = new SeededRandom(randomSeed);
  const text = (characters: number) =>
    Array.from({ length: characters / 20 }, () => `<p>${Array.from({ length: 6 }, () => random.pick(WORDS)).join('')}</p>`).join(
      '',
    );
  database = await openSeededDatabase();
  const row = { type: 2, infoType: 1, logo: '', summary: '长文', publishTime: 0 };
  await database.db.insert(columnInfoRows).values({ ...row, id: 9000, title: '巨文', content: text(2_000_000) });
  for (let number = 0; number < ARTICLES; number += 1)
    await database.db.insert(columnInfoRows).values({ ...row, title: `文 ${number}`, content: text(4000) });
  await prepareTexts(database.db);
  await releases.publishAll('1.0.0-a');
  const { siteDirectory } = releases;
  const settings = readSettings({ PORT: '0', SITE_DIR: siteDirectory, DATA_DIR: siteDirectory, TRUST_PROXY: '1' });
  site = await serveProduct(settings, database, () => {});
}, 600_000);
afterAll(async () => {
  await site.close();
  releases.remove();
});

const get = async (address: string, client: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(site.url + address, { headers: { 'x-forwarded-for': client, 'accept-encoding': 'gzip' } });
  return { status: answer.status, text: await answer.text() };
};
const content = (query: string) => `/prod-api/admin-api/cjy/site/content/${query}`;

it(`${READERS} readers of one article of 2 MB, however they spell it, have it read once, and a health check does not wait for them`, async () => {
  const spellings = ['get?id=9000', 'get?id=9000&x=1', 'get?_=2&id=9000', 'get?id=%39000', 'get?id=9000&id=1'];
  const client = (database.db as unknown as { readonly $client: { query(...asked: unknown[]): Promise<{ rows: unknown[] }> } })
    .$client;
  const query = client.query.bind(client);
  let articles = 0;
  const read = vi.spyOn(client, 'query').mockImplementation(async (...asked) => {
    const answer = await query(...asked);
    if (JSON.stringify(answer.rows).length > 1_000_000) articles += 1;
    return answer;
  });
  const ended: string[] = [];

  const readers = spellings.map(async (spelling, reader) => {
    const { status, text } = await get(content(spelling), `192.0.2.${reader}`);
    ended.push('reader');
    return `${status} ${text.length > 1_000_000}`;
  });
  const health = get('/healthz', '192.0.2.99').then(() => ended.push('health'));

  expect(await Promise.all(readers)).toEqual(Array(READERS).fill('200 true'));
  await health;
  read.mockRestore();
  // On PostgreSQL visitors have connections of their own, which are not looked at.
  expect(articles).toBeLessThanOrEqual(1);
  expect(ended.indexOf('health')).toBeLessThan(2);
});

it(`${SEARCHERS} searchers over ${ARTICLES} articles, ${SEARCHES} times each, keep no health check waiting for more than a few answers (seed ${randomSeed})`, async () => {
  const random = new SeededRandom(randomSeed);
  let ended = 0;
  let isOver = false;
  const statuses = new Set<number>();
  const between: number[] = [];
  const search = async (searcher: number) => {
    for (let time = 0; time < SEARCHES; time += 1) {
      const words = encodeURIComponent(random.pick(WORDS) + random.pick(WORDS) + (random.chance(0.5) ? String(time) : ''));
      statuses.add((await get(content(`page?keyword=${words}`), `198.51.${searcher}.1`)).status);
      ended += 1;
    }
  };
  const started = performance.now();
  const checked = (async () => {
    for (;;) {
      if (isOver) return;
      const before = ended;
      expect((await get('/healthz', '192.0.2.99')).status).toBe(200);
      between.push(ended - before);
    }
  })();

  await Promise.all(Array.from({ length: SEARCHERS }, (_, searcher) => search(searcher)));
  isOver = true;
  await checked;

  expect([...statuses].toSorted((one, other) => one - other).filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(200);
  // Its question to the database stands behind those that are under way, of which there are eight at a time.
  expect(Math.max(...between)).toBeLessThanOrEqual(2 * SEARCHERS);
  const perSecond = (count: number) => Math.round((1000 * count) / (performance.now() - started));
  if (isLong) process.stdout.write(`${perSecond(ended)} searches and ${perSecond(between.length)} health checks a second\n`);
}, 600_000);
