import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { slots } from './slots.ts';

const folder = import.meta.dirname;

/** The page keys that the modules declare. They are read from the text, as the build reads them. */
const pageKeys = globSync('**/*.route.{ts,tsx}', { cwd: folder }).map(
  (file) => /^export const page = \{\s*key: '([^']+)'/m.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1],
);

it('names page keys of these domains, and modules that are there', () => {
  const keys = [...pageKeys, ...Object.keys(slots)];

  expect(keys.length).toBeGreaterThan(3);
  for (const key of keys) expect(key).toMatch(/^(system|infra)\//);
  for (const { module } of Object.values(slots)) expect(existsSync(path.join(folder, module)), module).toBe(true);
});
