import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildPlan } from '@zhilv/release/build-plan';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BindServices } from './BindServices.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'zhilv-services-'));
  mkdirSync(path.join(directory, 'src'));
  mkdirSync(path.join(directory, 'node_modules/@zhilv'), { recursive: true });
  symlinkSync(path.resolve(import.meta.dirname, '../../../platform'), path.join(directory, 'node_modules/@zhilv/platform'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const CALLS = "import { call } from '@zhilv/platform';\n";

/** Gives the modules that are generated for these sources of a remote with two pages, by name. */
function generatedFor(sources: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(directory, 'src', file), text);
  const services = path.join(directory, '.generated/services');
  rmSync(services, { recursive: true, force: true });
  const pages = { 'a/list': { module: './list.ts' }, 'a/view': { module: './view.ts' } };
  // It reads nothing else of the plan.
  void new BindServices({ directory, pages, slots: {} } as unknown as BuildPlan, false);
  return Object.fromEntries(readdirSync(services).map((file) => [file, readFileSync(path.join(services, file), 'utf8')]));
}

it('gives modules names that no other module changes, for these names are in the output, and so in the release’s id', () => {
  const before = generatedFor({ 'list.ts': '', 'view.ts': CALLS });

  const after = generatedFor({ 'list.ts': "import type { Row } from './row.ts';\n", 'row.ts': CALLS });

  expect(Object.values(before)).toEqual(expect.arrayContaining([expect.stringContaining('["a/view"]')]));
  expect(after).toMatchObject(before);
});
