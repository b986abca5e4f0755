import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '@zhilv/build';
import { planOf } from '@zhilv/release/site-directory';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { federatedPackages } from '../start/buildAll.ts';
import { copyWorkspace, type WorkspaceCopy } from '../workspace/copyWorkspace.ts';

/** Folders of releases, by the name of their package's folder. */
type Releases = Readonly<Record<string, string>>;

let copy: WorkspaceCopy;
/** The releases of this checkout. */
let here: Releases;
/** The releases that another folder gives for the same sources. */
let there: Releases;
/** The releases of the copy before the change that a test makes in it. */
let before: Releases;

beforeAll(async () => {
  copy = copyWorkspace();
  const built = await Promise.all(
    federatedPackages().map(async (folder) => [path.basename(folder), (await build(await planOf(folder))).output] as const),
  );
  here = Object.fromEntries(built);
  there = buildCopy();
  before = there;
}, 300_000);

afterAll(() => copy.remove());

/** Builds all packages of the copy, by the copy's own preset and in a process of their own. */
function buildCopy(): Releases {
  const said = copy.run(
    process.execPath,
    '--input-type=module',
    '-e',
    `
      import { build } from '@zhilv/build';
      const folders = ${JSON.stringify(federatedPackages().map((folder) => path.basename(folder)))};
      const releases = {};
      for (const folder of folders) {
        const { default: plan } = await import('${copy.folder}/' + folder + '/rspack.config.ts');
        releases[folder] = (await build(plan)).output;
      }
      console.log(JSON.stringify(releases));
    `,
  );
  if (!said.startsWith('0: ')) throw new Error(said);
  return JSON.parse(said.slice(3)) as Releases;
}

function replace(name: string, text: string, by: string): void {
  const file = path.join(copy.folder, name);
  const source = readFileSync(file, 'utf8');
  if (!source.includes(text)) throw new Error(`${name} has no ${text} any more; take another line for the test`);
  writeFileSync(file, source.replace(text, by));
}

const ids = (releases: Releases): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(releases).map(([name, output]) => [name, path.basename(output)]));

const renamed = (after: Releases): readonly string[] => {
  const [idsAfter, idsBefore] = [ids(after), ids(before)];
  return Object.keys(idsAfter).filter((name) => idsAfter[name] !== idsBefore[name]);
};

const bytes = (output: string): Readonly<Record<string, string>> =>
  Object.fromEntries(readdirSync(output).map((file) => [file, readFileSync(path.join(output, file), 'base64')]));

it('gives the same ids and the same bytes in two folders', () => {
  expect(Object.keys(here).length).toBeGreaterThan(4);
  expect(ids(there)).toEqual(ids(here));
  for (const [name, output] of Object.entries(here)) expect(bytes(there[name] ?? '')).toEqual(bytes(output));
});

it('renames nobody for what no browser gets, and for a new endpoint only who has its domain', { timeout: 120_000 }, () => {
  replace('shared/release/src/cli/commands/status.ts', ".description('", ".description('tells it in other words: ");
  replace('shared/ui/src/button/Button.tsx', '\n\n', '\n\n/* Told in other words. */\n\n');
  replace(
    'shared/contract/src/mall/product/property.ts',
    '  ...declared,\n',
    "  ...declared,\n  rename: endpoint({ method: 'PUT', path: '/product/property/rename', access: { permission: 'x' }, output: z.boolean() }),\n",
  );

  const after = buildCopy();

  const changed = renamed(after);
  before = after;
  expect(changed).toEqual(['remote-mall']);
  expect(ids(after)['remote-mall']).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);
});

it('renames who shows a text that changed, and nobody else', { timeout: 120_000 }, () => {
  replace('remote-bpm/src/model/model.route.ts', "title: '流程模型'", "title: '流程的模型'");

  expect(renamed(buildCopy())).toEqual(['remote-bpm']);
});
