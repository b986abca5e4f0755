import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

/** Counts what reaches Node's own resolution, and names what the packages give. */
const COUNT = `
  import { registerHooks } from 'node:module';
  globalThis.asked = 0;
  registerHooks({ resolve: (specifier, context, next) => {
    if (/drizzle-orm|hucre|\\/zod\\//.test(specifier + context.parentURL) || specifier.endsWith('.ts')) globalThis.asked += 1;
    return next(specifier, context);
  } });`;

const IMPORT = `
  const found = await Promise.all(['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres', 'drizzle-orm/pglite', 'hucre', 'zod', '@zhilv/contract/system'].map((name) => import(name)));
  console.log(JSON.stringify({ asked: globalThis.asked, found: found.map((module) => Object.keys(module).toSorted()) }));`;

function imported(preload: readonly string[]): { readonly asked: number; readonly found: readonly string[][] } {
  const counting = `data:text/javascript,${encodeURIComponent(COUNT)}`;
  const flags = [counting, ...preload].flatMap((module) => ['--import', module]);
  const cwd = path.resolve(import.meta.dirname, '../../server');
  const output = execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', IMPORT], { cwd, encoding: 'utf8' });
  return JSON.parse(output) as ReturnType<typeof imported>; // The script above writes it.
}

it('asks Node once for what an import by name means and never for a file that is named whole, and gets the same', () => {
  const plain = imported([]);
  const quick = imported([pathToFileURL(path.join(import.meta.dirname, 'resolveOnce.ts')).href]);

  expect(quick.found).toEqual(plain.found);
  expect(plain.asked).toBeGreaterThan(600);
  expect(quick.asked).toBeLessThan(40);
});
