import { globSync, readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';

const migrations = new URL('../../migrations/meta/', import.meta.url);
const sources = new URL('../', import.meta.url);

it('The migrations lead to the tables as they are declared; `drizzle-kit generate` writes what is missing', async () => {
  const files = ['db/columns.ts', ...globSync('**/*.table.ts', { cwd: sources })];
  const modules = await Promise.all(files.map((file) => import(new URL(file, sources).href) as Promise<object>));
  const newest = readdirSync(migrations)
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  // drizzle-kit's own format.
  const before = JSON.parse(readFileSync(new URL(String(newest), migrations), 'utf8')) as ReturnType<typeof generateDrizzleJson>;

  const now = generateDrizzleJson(Object.assign({}, ...modules), before.id, undefined, 'snake_case');

  expect(files.length).toBeGreaterThan(20);
  expect(await generateMigration(before, now)).toEqual([]);
});
