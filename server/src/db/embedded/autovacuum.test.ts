import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('a database that fails is looked at the next time', async () => {
  const failing = autovacuum({ query: () => Promise.reject(new Error('away')) });
  await expect(failing.look()).resolves.toBeUndefined();
  await failing.end();
});

it('nothing begins after the end', async () => {
  await vacuum.end();
  vacuumed();
  await vacuum.look();
  expect(statements).toEqual([]);
});
