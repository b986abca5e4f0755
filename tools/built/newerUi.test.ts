import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { Release } from '@zhilv/release/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyWorkspace, type WorkspaceCopy } from '../workspace/copyWorkspace.ts';

const BUTTON_OF_TOMORROW = 'data-of-tomorrow';
const PATH_OF_TOMORROW = '/product/property-of-tomorrow';

let copy: WorkspaceCopy;
/** Share keys of `ui` in the host, whose sources are those of this checkout. */
let hostKeys: readonly string[];
/** Share keys of remote-mall, which is built from newer sources although no version changed. */
let release: Release;
let releaseFile: (name: string) => string;

beforeAll(() => {
  copy = copyWorkspace();
  hostKeys = JSON.parse(
    evaluate(`
      import { uiShares } from './shared/build/src/sharing/uiShares.ts';
      const shares = await uiShares('${path.join(copy.folder, 'host')}');
      console.log(JSON.stringify(Object.values(shares).map(({ shareKey }) => shareKey)));
    `),
  ) as string[];
  replace('shared/ui/src/button/Button.tsx', '<button\n', `<button\n      ${BUTTON_OF_TOMORROW}=""\n`);
  replace('shared/contract/src/mall/product/property.ts', `path: '/product/property',`, `path: '${PATH_OF_TOMORROW}',`);
  const output = evaluate(`
    import { build } from '@zhilv/build';
    const { default: plan } = await import('${path.join(copy.folder, 'remote-mall/rspack.config.ts')}');
    const { output } = await build(plan);
    console.log(output);
  `);
  releaseFile = (name) => readFileSync(path.join(output, name), 'utf8');
  release = Release.parse(JSON.parse(releaseFile('release.json')));
}, 120_000);

afterAll(() => copy.remove());

/** Runs a module in the copy, by the copy's own preset, and gives what it prints. */
function evaluate(source: string): string {
  const said = copy.run(process.execPath, '--input-type=module', '-e', source);
  if (!said.startsWith('0: ')) throw new Error(said);
  return said.slice(3).trim();
}

function replace(name: string, text: string, by: string): void {
  const file = path.join(copy.folder, name);
  const source = readFileSync(file, 'utf8');
  if (!source.includes(text)) throw new Error(`${name} has no ${text} any more; take another line for the test`);
  writeFileSync(file, source.replace(text, by));
}

/** Gives the share keys of `ui` that the pages need. */
const ownKeys = (): readonly string[] => [...new Set(Object.values(release.pages).flatMap(({ shared }) => shared))];

/** Files that the container loads for a key that the host does not provide. */
function fallbackFiles(key: string): readonly string[] {
  const container = releaseFile('remoteEntry.js');
  const fallback = new RegExp(`shareKey:"${key}",.*?fallback:\\(\\)=>(.*?)\\.then`).exec(container)?.[1] ?? '';
  const [, names = ''] = /\.u=[^{]*(\{.*?\})/.exec(container) ?? [];
  const chunks = [...fallback.matchAll(/\.e\((\d+)\)/g)].map(([, id]) => {
    const [, name = id] = new RegExp(`[{,]${id}:"([^"]*)"`).exec(names) ?? [];
    return `${name}.`;
  });
  return Object.keys(release.files).filter((file) => chunks.some((chunk) => file.startsWith(chunk)));
}

it('asks the host for none of its copies of ui', () => {
  const container = releaseFile('remoteEntry.js');

  expect(hostKeys.length).toBeGreaterThan(10);
  expect(ownKeys().length).toBeGreaterThan(3);
  expect(ownKeys().filter((key) => hostKeys.includes(key))).toEqual([]);
  expect(hostKeys.filter((key) => container.includes(key))).toEqual([]);
});

it('has one fingerprint in all its keys, for two would be a mix of copies', () => {
  const fingerprints = ownKeys().map((key) => /^@zhilv\/ui@(\w+)\//.exec(key)?.[1]);

  expect(new Set(fingerprints).size).toBe(1);
});

it('brings its own copy of every entry of ui it asks for, which its container knows by digest', () => {
  const digests = releaseFile('digests.js');
  expect(releaseFile('remoteEntry.js')).toContain(release.files['digests.js']?.integrity);
  for (const key of ownKeys()) {
    const files = fallbackFiles(key);
    expect(files.filter((name) => name.endsWith('.js'))).not.toEqual([]);
    for (const name of files) expect(digests).toContain(release.files[name]?.integrity);
  }
  const button = fallbackFiles(ownKeys().find((key) => key.endsWith('/button')) ?? '');

  expect(button.filter((name) => releaseFile(name).includes(BUTTON_OF_TOMORROW))).toHaveLength(1);
});

it('has its contract among the files of its pages', () => {
  const files = Object.values(release.pages).flatMap(({ js }) => js.map(({ file }) => file));

  expect(files.filter((name) => releaseFile(name).includes(PATH_OF_TOMORROW))).not.toEqual([]);
});
