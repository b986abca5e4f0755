import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';

const migrations = new URL('../../migrations/meta/', import.meta.url);
const schema = new URL('./schema/', import.meta.url);

it('The migrations lead to the tables as they are declared; `drizzle-kit generate` writes what is missing', async () => {
  const modules = await Promise.all(readdirSync(schema).map((file) => import(new URL(file, schema).href) as Promise<object>));
  const newest = readdirSync(migrations)
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  // drizzle-kit's own format.
  const before = JSON.parse(readFileSync(new URL(String(newest), migrations), 'utf8')) as ReturnType<typeof generateDrizzleJson>;

  const now = generateDrizzleJson(Object.assign({}, ...modules), before.id, undefined, 'snake_case');

  expect(await generateMigration(before, now)).toEqual([]);
});
