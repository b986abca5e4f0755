import { Client } from 'pg';
import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { awaitDatabase } from './awaitDatabase.ts';
import { DatabaseAway, isDatabaseAway } from './DatabaseAway.ts';

it('fails while the database is away, says so once, and passes everything on once it is there', async () => {
  const real = await openTestDatabase();
  const lines: string[] = [];
  let isThere = false;
  const { promise: opened, resolve: onOpened } = Promise.withResolvers<void>();
  let attempts = 0;
  const open = async () => {
    attempts += 1;
    if (attempts === 3) isThere = true;
    if (!isThere) throw new Error('The database cannot be used.');
    return real;
  };
  const report = (line: string): void => {
    lines.push(line);
    if (line.includes('there again')) onOpened();
  };
  const database = awaitDatabase({ failure: new Error('The database cannot be used.'), open, report, againMs: 5 });

  await expect(database.ping()).rejects.toThrow(DatabaseAway);
  expect(() => database.db.select()).toThrow(DatabaseAway);
  await opened;

  await database.ping();
  await database.db.transaction(async (transaction) => {
    expect(await transaction.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  });
  expect(lines).toHaveLength(2);
  await database.close();
});

it('is closed while the database is away', async () => {
  const failure = new Error('away');
  const database = awaitDatabase({ failure, open: () => Promise.reject(failure), report: () => {}, againMs: 5 });

  await database.close();

  await expect(database.ping()).rejects.toThrow(DatabaseAway);
});

it('knows a database that is away from one that refuses', async () => {
  const failed = new Client({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }).connect();
  const refusal: unknown = await failed.catch((error: unknown) => error);

  expect(isDatabaseAway(new Error('Failed query', { cause: refusal }))).toBe(true);
  expect(isDatabaseAway(Object.assign(new Error('starting up'), { code: '57P03', severity: 'FATAL' }))).toBe(true);
  expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isDatabaseAway(Object.assign(new Error('password'), { code: '28P01', severity: 'FATAL' }))).toBe(false);
  expect(isDatabaseAway(new TypeError('x is undefined'))).toBe(false);
  expect(isDatabaseAway(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false);
});
