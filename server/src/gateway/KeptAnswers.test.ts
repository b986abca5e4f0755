import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptAnswers } from './KeptAnswers.ts';
import { AnswerFile } from './live/AnswerFile.ts';
import { LiveContentIds } from './live/LiveContentIds.ts';
import { LiveRevision } from './live/LiveRevision.ts';

const PAGE = '/admin-api/cjy/site/content/page?type=2';
const directory = mkdtempSync(path.join(tmpdir(), 'zhilv-answers-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let asked: string[];
let answer: () => Response | Promise<Response>;
let content: string;
let revision: LiveRevision;
let kept: KeptAnswers;
let published: ReadonlySet<string> | null;
let contentIds: LiveContentIds;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  asked = [];
  content = '1';
  published = null;
  contentIds = new LiveContentIds(async () => published);
  answer = () => Response.json({ code: 0, data: content, msg: '' }, { headers: { 'trace-id': 'a' } });
  revision = new LiveRevision(
    async () => content,
    () => {},
  );
  const api = {
    fetch: ({ url }: Request) => {
      asked.push(url.replace('http://localhost', ''));
      return answer();
    },
  };
  kept = new KeptAnswers(api, revision, contentIds, new AnswerFile(directory));
});
afterEach(() => vi.useRealTimers());

const ask = async (address: string, init: RequestInit = {}): Promise<unknown> =>
  (await kept.fetch(new Request(`http://localhost${address}`, init), { address: '192.0.2.1' })).json();

it('asks once for all who want the same, by either path', async () => {
  await Promise.all([ask(PAGE), ask(PAGE), ask(`/prod-api${PAGE}`)]);
  await ask(PAGE);

  expect(asked).toEqual([PAGE]);
});

it.each([
  ['has names besides', `${PAGE}&x=1&_=3`],
  ['has another order', '/admin-api/cjy/site/content/page?_=3&pageNo=1&type=2'],
  ['is spelled otherwise', '/admin-api/cjy/site/content/page?%74ype=%32&keyword='],
  ['says what it need not', `${PAGE}&pageNo=1&pageSize=10`],
  ['has more text than is read', `${PAGE}&x=${'x'.repeat(5000)}`],
])('asks once for a call that %s', async (_, same) => {
  await ask(PAGE);

  expect(await ask(same)).toMatchObject({ data: '1' });
  expect(asked).toEqual([PAGE]);
});

it('asks once for those who want the answer and those who want only its headers', async () => {
  const head = new Request(`http://localhost${PAGE}`, { method: 'HEAD' });
  const found = await kept.find(head, { address: '192.0.2.1' }, '192.0.2.1');

  expect(JSON.parse(String(found?.ready.body))).toMatchObject({ data: '1' });
  expect(await ask(PAGE)).toMatchObject({ data: '1' });
  expect(asked).toHaveLength(1);
});

it('asks once for all rows that are not published, until they are', async () => {
  const row = (id: string) => ask(`/admin-api/cjy/site/content/get?id=${id}`);
  published = new Set(['7']);
  for (const id of ['7', '8', '9', '%37']) await row(id);
  expect(asked).toEqual(['7', '0'].map((id) => `/admin-api/cjy/site/content/get?id=${id}`));

  published = new Set(['7', '8']);
  content = '2';
  revision.changed();
  await row('8');
  expect(asked).toHaveLength(3);
});

it('asks again once the content changed, and after a minute for the counts of views', async () => {
  await ask(PAGE);
  content = '2';
  revision.changed();
  expect(await ask(PAGE)).toMatchObject({ data: '2' });

  await vi.advanceTimersByTimeAsync(60_001);
  await ask(PAGE);
  expect(asked).toHaveLength(3);
});

it.each([
  ['counts a view', PAGE, { headers: { 'x-view': '1' } }],
  ['has a token', PAGE, { headers: { authorization: 'Bearer x' } }],
  ['writes', PAGE, { method: 'POST' }],
  ['is for staff', '/admin-api/cjy/column-info/page', {}],
  ['is longer than any that a page asks', `${PAGE}&keyword=${'x'.repeat(1000)}`, {}],
])('makes a call that %s each time', async (_, address, init) => {
  await ask(address, init);
  await ask(address, init);

  expect(asked).toHaveLength(2);
});

it.each([
  ['a refusal', () => Response.json({ code: 400, data: null, msg: '' })],
  ['a failure', () => Response.json({ code: 0, data: null, msg: '' }, { status: 502 })],
])('keeps no %s', async (_, refusal) => {
  answer = refusal;
  await ask(PAGE);
  await ask(PAGE);

  expect(asked).toHaveLength(2);
});

it('lets nobody wait with those who have waited for a second', async () => {
  answer = () => new Promise(() => {});
  void ask(PAGE);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answer = () => Response.json({ code: 0, data: 'there', msg: '' });
  await vi.advanceTimersByTimeAsync(1001);

  expect(await ask(PAGE)).toMatchObject({ data: 'there' });
});

it('keeps at most 32 MB', async () => {
  answer = () => Response.json({ code: 0, data: 'x'.repeat(4 * 1024 * 1024), msg: '' });
  for (const word of ['a', 'b', 'c', 'd', 'e', 'a']) await ask(`${PAGE}&keyword=${word}`);

  expect(asked).toHaveLength(6);
});

it.each(['text/html', 'application/json'])('holds no %s that never ends, and says so', async (type) => {
  let parts = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => ((parts += 1) > 64 ? controller.close() : controller.enqueue(new Uint8Array(1024 * 1024).fill(32))),
  });
  answer = () => new Response(endless, { headers: { 'content-type': type } });

  const found = await kept.find(new Request(`http://localhost${PAGE}`), { address: '192.0.2.1' }, '192.0.2.1');

  expect(found?.ready.status).toBe(502);
  expect(JSON.parse(String(found?.ready.body))).toMatchObject({ code: 502, data: null });
  expect([found?.asked, String(found?.failure)]).toEqual([null, expect.stringContaining('more than 32 MB')]);
  expect(parts).toBeLessThan(40);
});

describe('while the database is away', () => {
  const COMPANY = '/admin-api/cjy/site/company-info';
  const SEARCH = '/admin-api/cjy/site/content/page?keyword=x';

  /** The gateway of another start on the same site, which finds no database. */
  const startAway = (): KeptAnswers => {
    const away = new LiveRevision(
      () => Promise.reject(new Error('connection refused')),
      () => {},
    );
    return new KeptAnswers(
      { fetch: () => Response.json({ code: 503 }, { status: 503 }) },
      away,
      contentIds,
      new AnswerFile(directory),
    );
  };
  const found = async (answers: KeptAnswers, address: string): Promise<unknown> =>
    (await answers.fetch(new Request(`http://localhost${address}`), { address: '192.0.2.1' })).json();

  it('gives the last answer however old it is, and asks for what was never answered', async () => {
    let isThere = true;
    const live = new LiveRevision(
      () => (isThere ? Promise.resolve('1') : Promise.reject(new Error('connection refused'))),
      () => {},
    );
    const api = { fetch: () => (isThere ? answer() : Response.json({ code: 503 }, { status: 503 })) };
    const answers = new KeptAnswers(api, live, contentIds, new AnswerFile(path.join(directory, 'nowhere')));
    await found(answers, COMPANY);

    isThere = false;
    await vi.advanceTimersByTimeAsync(300_000);

    expect(await found(answers, COMPANY)).toMatchObject({ code: 0, data: '1' });
    expect(await found(answers, PAGE)).toEqual({ code: 503 });
  });

  it('gives a start the answers of the one before, without those to words that can be invented', async () => {
    content = 'contacts';
    await ask(COMPANY);
    await ask(SEARCH);
    kept.close();

    const next = startAway();

    expect(await found(next, COMPANY)).toMatchObject({ code: 0, data: 'contacts' });
    expect(await found(next, `/prod-api${COMPANY}`)).toMatchObject({ data: 'contacts' });
    expect(await found(next, SEARCH)).toEqual({ code: 503 });
  });

  it('has neither what only a caller asked for, nor nothing, nor a row that is no longer published', async () => {
    const ROW = '/admin-api/cjy/site/content/get?id=';
    content = 'row';
    await ask(`${ROW}5`);
    await ask(`${ROW}6`);
    const asker = new Request(`http://localhost${PAGE}&pageNo=9`);
    await kept.find(asker, { address: '192.0.2.1' }, '192.0.2.1');
    answer = () => Response.json({ code: 0, data: null, msg: '' });
    await ask(`${ROW}7`);
    kept.keepOnly(new Set(['6', '7']));
    kept.close();

    const next = startAway();

    expect(await found(next, `${ROW}6`)).toMatchObject({ code: 0, data: 'row' });
    for (const address of [`${ROW}5`, `${ROW}7`, `${PAGE}&pageNo=9`]) expect(await found(next, address)).toEqual({ code: 503 });
  });

  it('lets nobody wait for an answer that was under way when the database went', async () => {
    let isThere = true;
    const live = new LiveRevision(
      () => (isThere ? Promise.resolve('1') : Promise.reject(new Error('connection refused'))),
      () => {},
    );
    const api = { fetch: () => (isThere ? new Promise<Response>(() => {}) : Response.json({ code: 503 }, { status: 503 })) };
    const answers = new KeptAnswers(api, live, contentIds, new AnswerFile(path.join(directory, 'under-way')));
    void answers.find(new Request(`http://localhost${COMPANY}`), { address: '192.0.2.1' }, null);
    await vi.advanceTimersByTimeAsync(1);

    isThere = false;
    await vi.advanceTimersByTimeAsync(300_000);

    expect(await found(answers, COMPANY)).toEqual({ code: 503 });
  });
});
