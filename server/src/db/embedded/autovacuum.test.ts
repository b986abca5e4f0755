import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Autovacuum, autovacuum } from './autovacuum.ts';

let client: PGlite;
let statements: string[];
let vacuum: Autovacuum;
beforeAll(async () => {
  client = await PGlite.create();
  await client.exec(`
    create table small (id int primary key);
    create table "Order" (id int primary key, words text);
    insert into small values (1);
    insert into "Order" select n, repeat('x', 500) from generate_series(1, 5000) n`);
  statements = [];
  const query: PGlite['query'] = (statement, ...rest) => {
    statements.push(statement);
    return client.query(statement, ...rest);
  };
  vacuum = autovacuum({ query });
});
beforeEach(() => {
  statements.length = 0;
});
afterAll(() => client.close());

const vacuumed = () => statements.splice(0).filter((statement) => statement.startsWith('vacuum'));

async function size(): Promise<number> {
  const { rows } = await client.query<{ size: number }>(`select pg_relation_size('"Order"') as size`);
  return Number(rows[0]?.size);
}

it('a table that has grown is vacuumed and analysed, once', async () => {
  await vacuum.look();
  expect(vacuumed()).toEqual(['vacuum (analyze) public."Order"']);
  const { rows } = await client.query(`select reltuples from pg_class where relname = 'Order'`);
  expect(rows).toEqual([{ reltuples: 5000 }]);

  await vacuum.look();
  expect(vacuumed()).toEqual([]);
});

it('the space of what was deleted is used again', async () => {
  const before = await size();
  for (let round = 0; round < 4; round += 1) {
    await client.exec(`update "Order" set words = repeat('y', 500)`);
    await vacuum.look();
  }
  // Without it the table would be five times as large.
  expect(await size()).toBeLessThan(before * 3);
});

it('so is that of values that lie apart from their rows', async () => {
  await client.exec(`create table states (id int primary key, state text); insert into states values (1, '')`);
  const apart = async () =>
    (await client.query<{ size: number }>(`select pg_total_relation_size('states') as size`)).rows[0]?.size ?? 0;
  const change = `update states set state = (select string_agg(md5(random()::text), '') from generate_series(1, 6000))`;
  for (let round = 0; round < 8; round += 1) await client.exec(change);
  await vacuum.look();
  expect(vacuumed()).toEqual(['vacuum (analyze) public.states']);
  const before = await apart();

  for (let round = 0; round < 7; round += 1) await client.exec(change);

  // Without it they would take twice as much.
  expect(await apart()).toBeLessThan(before * 1.2);
});

it('a table that cannot be vacuumed keeps no other from it', async () => {
  await client.exec(`
    create table another (id int, words text); insert into another select n, repeat('x', 500) from generate_series(1, 5000) n;
    update "Order" set words = repeat('z', 600); update "Order" set words = repeat('y', 700)`);
  const done: string[] = [];
  const query: PGlite['query'] = (statement, ...rest) => {
    if (statement.includes('Order')) return Promise.reject(new Error('damaged'));
    if (statement.startsWith('vacuum')) done.push(statement);
    return client.query(statement, ...rest);
  };
  const other = autovacuum({ query });
  await other.look();
  await other.end();
  expect(done).toEqual(['vacuum (analyze) public.another']);
});

it('a database that fails is looked at the next time', async () => {
  const failing = autovacuum({ query: () => Promise.reject(new Error('away')) });
  await expect(failing.look()).resolves.toBeUndefined();
  await failing.end();
});

it('nothing begins after the end', async () => {
  await vacuum.end();
  await vacuum.look();
  expect(statements).toEqual([]);
});
