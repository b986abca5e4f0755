import type { ClientErrorReport } from '@zhilv/contract/operation';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { clientErrors } from './clientError.table.ts';
import { signInAttempts } from '../../session/signInAttempt.table.ts';
import { type ClientErrorLine, takeClientErrors } from './takeClientErrors.ts';

const OF_NEW = { newPerAddress: 6, newPerRelease: 8, newPerReleaseAndAddress: 7 };
const LIMITS = { perAddress: 8, ...OF_NEW, withinMs: 60_000, kept: 500, keptOfUnknown: 50 };
const PUBLISHED = new Set(['0.1.0-abc', '0.1.0-older']);
const HOUR_MS = 3_600_000;
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/115.0';

const error: ClientErrorReport['errors'][number] = {
  kind: 'render',
  remote: 'remote_system',
  release: '0.1.0-abc',
  path: '/system/dict',
  message: 'x is undefined',
  stack: 'draw /remotes/remote_system/0.1.0-abc/page.js:1:20\nwork /host/0.1.0-def/boot.js:1:200',
  count: 1,
};

let database: OpenDatabase;
let clock: { now: number };
let lines: ClientErrorLine[];
let take: ReturnType<typeof takeClientErrors>;
/** A second gateway on the same database. */
let takeElsewhere: ReturnType<typeof takeClientErrors>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(clientErrors);
  await database.db.delete(signInAttempts);
  clock = { now: Date.UTC(2026, 2, 1) };
  lines = [];
  const options = {
    db: database.db,
    clock: () => clock.now,
    steadyClock: () => clock.now,
    log: (line: ClientErrorLine) => void lines.push(line),
    limits: LIMITS,
    isPublished: (remote: string, release: string) => remote === 'remote_system' && PUBLISHED.has(release),
  };
  take = takeClientErrors(options);
  takeElsewhere = takeClientErrors(options);
});

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
  readonly by?: typeof take;
}

/** Sends a body as it stands. */
async function send(body: string, { method = 'POST', headers = {}, address = '192.0.2.1', by = take }: Sent = {}) {
  const given = new Headers({ 'content-type': 'application/json', 'user-agent': CHROME, ...headers });
  return by(
    new Request('http://site.example/client-errors', { method, headers: given, ...(method === 'POST' && { body }) }),
    address,
  );
}

const report = (errors: readonly object[]): string => JSON.stringify({ hostRelease: '0.1.0-def', errors });
const sendErrors = (errors: readonly object[], sent?: Sent) => send(report(errors), sent);
const kept = () => database.db.select().from(clientErrors).orderBy(asc(clientErrors.lastTime), asc(clientErrors.id));

describe('a report of a browser', () => {
  it('is kept with its address and without its sender, and told to the log once', async () => {
    const answer = await sendErrors([error]);

    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const rows = await kept();
    expect(rows).toMatchObject([
      { ...error, hostRelease: '0.1.0-def', browser: 'Chrome 120', firstTime: clock.now, lastTime: clock.now },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|AppleWebKit/);
    expect(lines).toEqual([
      {
        time: '2026-03-01T00:00:00.000Z',
        event: 'client error',
        kind: 'render',
        remote: 'remote_system',
        release: '0.1.0-abc',
        hostRelease: '0.1.0-def',
        path: '/system/dict',
        message: 'x is undefined',
      },
    ]);
  });

  it('is counted up when it is the same, wherever somebody was and with whatever browser', async () => {
    await sendErrors([error]);
    clock.now += 1000;
    await sendErrors([{ ...error, path: '/system/dict/:id', count: 7 }], { headers: { 'user-agent': FIREFOX } });

    expect(await kept()).toMatchObject([
      { count: 8, path: '/system/dict/:id', browser: 'Firefox 115', firstTime: clock.now - 1000, lastTime: clock.now },
    ]);
    expect(lines).toHaveLength(1);
  });

  it.each([
    ['kind', { kind: 'error' }],
    ['remote', { remote: 'remote_bpm' }],
    ['release', { release: '0.1.0-older' }],
    ['message', { message: 'y is undefined' }],
    ['place', { stack: error.stack.replace('1:20', '1:21') }],
  ])('is another error with another %s', async (_, change) => {
    await sendErrors([error, { ...error, ...change }]);

    expect(await kept()).toHaveLength(2);
  });

  it('is the same error when only its callers differ, and another one under another release of the host', async () => {
    await sendErrors([error, { ...error, stack: error.stack.replace('1:200', '1:300') }]);
    await send(JSON.stringify({ hostRelease: '0.1.0-newer', errors: [error] }));

    expect(await kept()).toMatchObject([
      { count: 2, hostRelease: '0.1.0-def' },
      { count: 1, hostRelease: '0.1.0-newer' },
    ]);
  });

  it('is one with its equals in the report', async () => {
    await sendErrors([error, { ...error, path: '/system/user', count: 3 }]);

    expect(await kept()).toMatchObject([{ count: 4, path: '/system/user' }]);
  });

  it('stays countable however often it happens', async () => {
    await sendErrors([error]);
    await database.db.update(clientErrors).set({ count: 2_147_483_640 });

    expect((await sendErrors([{ ...error, count: 100 }])).status).toBe(204);
    expect(await kept()).toMatchObject([{ count: 2_147_483_647 }]);
  });
});

describe('a report is refused', () => {
  it.each([
    ['no JSON', 'x'],
    ['nothing', ''],
    ['no error', report([])],
    ['more errors than a report has', report(Array.from({ length: 6 }, () => error))],
    ['a field nobody knows', report([{ ...error, user: 'admin' }])],
    ['an address with a query', report([{ ...error, path: '/system/dict?name=x' }])],
    ['a remote that cannot be', report([{ ...error, remote: '../host' }])],
    ['a release that cannot be', report([{ ...error, release: 'a/b' }])],
    ['a message without end', report([{ ...error, message: 'x'.repeat(301) }])],
    ['a text that the database does not take', report([{ ...error, message: 'a\0b' }])],
    ['a count that cannot be', report([{ ...error, count: 0 }])],
  ])('with %s', async (_, body) => {
    expect((await send(body)).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('when it is too large, whatever it says of its length', async () => {
    const body = report([{ ...error, message: 'x'.repeat(16 * 1024) }]);

    expect((await send(body)).status).toBe(413);
    expect((await send(body, { headers: { 'content-length': '10' } })).status).toBe(413);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://site.example' }],
    ['another origin of the site', { 'sec-fetch-site': 'same-site' }],
    ['another origin, by an older browser', { origin: 'http://evil.example', host: 'site.example' }],
    ['no origin at all, as from a sandbox', { origin: 'null', host: 'site.example' }],
    ['a form, which needs no permission to be sent', { 'content-type': 'text/plain' }],
  ])('from %s', async (_, headers) => {
    expect((await sendErrors([error], { headers })).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('that is no report', async () => {
    const answer = await send('', { method: 'GET' });

    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

it.each([{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://site.example', host: 'site.example' }])(
  'a report of our own page is taken: %j',
  async (headers) => {
    expect((await sendErrors([error], { headers })).status).toBe(204);
  },
);

describe('many reports', () => {
  const sendFrom = async (address: string, by = take, message = error.message) => {
    const answer = await sendErrors([{ ...error, message }], { address, by });
    return answer.status === 429 ? `429 after ${answer.headers.get('retry-after')}` : answer.status;
  };

  it('of one address wait, at whichever gateway they come in, and others do not', async () => {
    const here = [];
    for (const by of [take, takeElsewhere, take, takeElsewhere, take, take, take, take, take])
      here.push(await sendFrom('192.0.2.1', by));

    expect(here).toEqual([...Array<number>(8).fill(204), '429 after 60']);
    expect(await sendFrom('192.0.2.2')).toBe(204);
    expect(await kept()).toMatchObject([{ count: 9 }]);

    clock.now += LIMITS.withinMs;
    expect(await sendFrom('192.0.2.1')).toBe(204);
  });

  it('of one network wait together, and shut nobody else out, however many networks there are', async () => {
    const here = [];
    const everywhere = [];
    for (let index = 1; index <= 9; index += 1) here.push(await sendFrom(`2001:db8::${index}`));
    for (let index = 1; index <= 400; index += 1) everywhere.push(await sendFrom(`198.51.${index % 100}.${index}`));

    expect(here.at(-1)).toBe('429 after 60');
    expect(new Set(everywhere)).toEqual(new Set([204]));
  });

  it('count whatever is in them', async () => {
    for (let count = 0; count < 8; count += 1) await send('x');

    expect(await sendFrom('192.0.2.1')).toBe('429 after 60');
  });

  it('of one address bring so many new errors in an hour; those known before are counted up, and others bring theirs', async () => {
    await sendFrom('192.0.2.2', take, 'true');
    for (const name of ['1', '2', '3', '4', '5', '6', '7']) await sendFrom('192.0.2.1', take, name);
    await sendFrom('192.0.2.1', take, 'true');
    await sendFrom('192.0.2.3', take, 'another');
    clock.now += HOUR_MS;
    await sendFrom('192.0.2.1', take, '8');

    expect(lines.map(({ message }) => message)).toEqual(['true', '1', '2', '3', '4', '5', '6', 'another', '8']);
    expect(await kept()).toContainEqual(expect.objectContaining({ message: 'true', count: 2 }));
  });

  it('of many senders bring so many new errors of one release in a minute, those of another not counted', async () => {
    for (let number = 1; number <= 9; number += 1) await sendFrom(`198.51.100.${number}`, take, String(number));
    await sendErrors([{ ...error, release: '0.1.0-older', message: 'true' }], { address: '192.0.2.2' });

    expect(lines.map(({ message }) => message)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', 'true']);
  });
});
