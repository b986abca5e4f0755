import { openSeededDatabase } from '@zhilv/testing/server/open-test-database';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../http/createApp.ts';
import { isDatabaseAway } from '../db/DatabaseAway.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { readSettings } from '../settings/settings.ts';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';
import { createApi } from './createApi.ts';

let database: OpenDatabase;
let app: App;
let token: string;
beforeEach(async () => {
  database = await openSeededDatabase();
  app = createApi({ database, clock: Date.now, settings: readSettings({}).app, log: () => {} });
  const body = { username: 'admin', password: SEEDED_PASSWORD };
  const signedIn = await answer('/system/auth/login', { method: 'POST', body: JSON.stringify(body) });
  token = (signedIn.body as { data: { accessToken: string } }).data.accessToken;
});
afterEach(() => database.close());

async function answer(path: string, init: RequestInit = {}): Promise<{ status: number; headers: Headers; body: unknown }> {
  const headers = {
    'tenant-id': '1',
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await app.fetch(new Request(`http://test/admin-api${path}`, { headers, ...init }), { address: '192.0.2.1' });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const TYPES = '/system/dict-type/page?pageNo=1&pageSize=10';

/** Locks tables as a maintenance does, until `work` is done. */
const whileLocked = (tables: string, work: () => Promise<void>): Promise<void> =>
  database.db.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`lock table ${tables} in access exclusive mode`));
    await work();
  });

// The embedded database has one connection, so nobody else can lock anything in it.
describe.runIf(process.env['TEST_DATABASE_URL'] !== undefined)('while somebody else has locked a table of PostgreSQL', () => {
  it('calls about other tables are answered, whoever waits for that one, and those are refused with when to come again', async () => {
    await whileLocked('system_dict_type', async () => {
      let settled = 0;
      const waiting = Array.from({ length: 40 }, async () => {
        const refused = await answer(TYPES);
        settled += 1;
        return refused;
      });

      const others = await Promise.all([
        answer('/system/auth/get-permission-info'),
        answer('/infra/config/page?pageNo=1&pageSize=10'),
        answer('/cjy/site/company-info'),
      ]);

      expect(others.map(({ body }) => body)).toEqual(others.map(() => expect.objectContaining({ code: 0 })));
      expect(settled).toBeLessThan(40);
      for (const { status, headers, body } of await Promise.all(waiting)) {
        expect(status).toBe(503);
        expect(headers.get('retry-after')).toBe('5');
        expect(body).toEqual({ code: 503, data: null, msg: '系统繁忙，请稍后再试' });
      }
    });

    expect(await answer(TYPES)).toMatchObject({ status: 200, body: { code: 0 } });
  });

  it('people sign in though what visitors read is locked', async () => {
    await whileLocked('cjy_column_info', async () => {
      const visitors = Array.from({ length: 40 }, () => answer('/cjy/site/content/page?type=2&pageNo=1&pageSize=10'));
      const body = JSON.stringify({ username: 'guest', password: SEEDED_PASSWORD });

      expect(await answer('/system/auth/login', { method: 'POST', body })).toMatchObject({ body: { code: 0 } });
      for (const { status } of await Promise.all(visitors)) expect(status).toBe(503);
    });
  });

  it('a transaction gives its connection back, also one that was given up', async () => {
    const share = database.share('staff', 'test');
    await whileLocked('system_dict_type', async () => {
      const transactions = Array.from({ length: 12 }, () =>
        share.transaction((transaction) => transaction.execute(sql`select count(*) from system_dict_type`)),
      );
      for (const { status } of await Promise.allSettled(transactions)) expect(status).toBe('rejected');
    });

    const further = Array.from({ length: 12 }, () => share.transaction((transaction) => transaction.execute(sql`select 1`)));
    expect(await Promise.all(further)).toHaveLength(12);
  });

  it('a connection that breaks in a transaction ends neither the process nor takes a place with it', async () => {
    const share = database.share('staff', 'test');
    for (let round = 0; round < 6; round += 1) {
      const broken = share.transaction(async (transaction) => {
        const { rows } = (await transaction.execute(sql`select pg_backend_pid() as pid`)) as { rows: readonly { pid: number }[] };
        await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
        await transaction.execute(sql`select 1`);
      });
      await expect(broken).rejects.toSatisfy(isDatabaseAway);
    }

    const further = Array.from({ length: 12 }, () => share.transaction((transaction) => transaction.execute(sql`select 1`)));
    expect(await Promise.all(further)).toHaveLength(12);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'] !== undefined)('limits of PostgreSQL', () => {
  const setting = async (work: Parameters<OpenDatabase['share']>[0], name: string): Promise<unknown> => {
    const { rows } = (await database.share(work, null).execute(sql.raw(`show ${name}`))) as { rows: readonly object[] };
    return Object.values(rows[0] ?? {})[0];
  };

  it.each([
    ['staff', '15s', '2s'],
    ['visitors', '15s', '2s'],
    ['callers', '15s', '2s'],
    ['background', '1min', '8s'],
  ] as const)('hold for the work of %s', async (work, statement, lock) => {
    expect(await setting(work, 'statement_timeout')).toBe(statement);
    expect(await setting(work, 'lock_timeout')).toBe(lock);
    expect(await setting(work, 'idle_in_transaction_session_timeout')).toBe(statement);
  });
});
