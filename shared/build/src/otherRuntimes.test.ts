import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type RspackPluginInstance } from '@rspack/core';
import { integrityOf } from '@zhilv/release/site-directory';
import { ScriptPage } from '@zhilv/testing/loader/script-page';
import { entry, summary } from '@zhilv/testing/release/registry-fixtures';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { baseConfiguration } from './compiler/baseConfiguration.ts';
import { runCompiler } from './compiler/runCompiler.ts';
import { federation } from './sharing/federation.ts';

const { resolve } = createRequire(import.meta.filename);
const folder = mkdtempSync(path.join(tmpdir(), 'zhilv-runtimes-'));
const ORIGIN = 'https://shell.example';

type Shared = Record<
  string,
  { singleton?: boolean; requiredVersion?: string | false; import?: false; eager?: boolean; strictVersion?: boolean }
>;

interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly exposes?: Record<string, string>;
  readonly remotes?: Record<string, string>;
  readonly shared: Shared;
}

/** The plugins that make a build a part of the federation, by the runtime that they bring. */
const PLUGINS = {
  own: (part: Part) => federation(part),
  stock: (part: Part) => new ModuleFederationPlugin({ ...part, dts: false, manifest: false }),
  // Our releases were built so before they had a runtime of their own.
  coreOfShell: (part: Part) =>
    new ModuleFederationPlugin({ ...part, dts: false, manifest: false, experiments: { externalRuntime: true } }),
  webpack: (part: Part) => new rspack.container.ModuleFederationPluginV1(part),
} satisfies Record<string, (part: Part) => RspackPluginInstance>;
type Runtime = keyof typeof PLUGINS;

function write(file: string, content: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function writePackages(side: 'shell' | 'remote', versions: Readonly<Record<string, string>>): void {
  for (const [name, version] of Object.entries(versions)) {
    write(`${side}/node_modules/${name}/package.json`, JSON.stringify({ name, version }));
    write(`${side}/node_modules/${name}/index.js`, `export const copy = '${name} of the ${side}';`);
  }
}

const importsOf = (names: readonly string[]): string =>
  `${names.map((name) => `import { copy as ${name} } from '${name}';`).join('\n')}\n`;

async function build(side: 'shell' | 'remote', runtime: Runtime, file: string | null, part: Omit<Part, 'name'>): Promise<void> {
  const directory = path.join(folder, side);
  const name = `${side}_${runtime}`;
  const output = path.join(folder, 'site', name);
  const base = baseConfiguration({
    mode: 'production',
    directory,
    output,
    name,
    uniqueName: `${name}@1`,
    layer: 'host',
    scope: null,
  });
  await runCompiler({
    ...base,
    entry: file === null ? {} : { [side]: file },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, '@zhilv/loader$': resolve('@zhilv/loader') } },
    plugins: [...(base.plugins ?? []), PLUGINS[runtime]({ name, ...part })],
  });
}

const REMOTES: readonly Runtime[] = ['own', 'stock', 'coreOfShell', 'webpack'];

beforeAll(async () => {
  writePackages('shell', { single: '1.2.0', several: '1.0.0', given: '1.0.0', late: '1.0.0' });
  writePackages('remote', { single: '1.1.0', several: '2.0.0', extra: '1.0.0', late: '1.0.0' });
  const taken = importsOf(['single', 'several', 'given']);
  const late = "() => import('late').then(({ copy }) => copy)";
  write('remote/src/later.js', `${importsOf(['late'])}export { late };\n`);
  write(
    'remote/src/mount.js',
    `${taken}${importsOf(['extra'])}
    export const mount = () => ({
      copies: [single, several, given, extra],
      late: () => import(/* webpackChunkName: "later" */ './later.js').then(({ late }) => late),
    });`,
  );
  const shell = `${taken}globalThis.copies = [single, several, given];\nglobalThis.late = ${late};\n`;
  write('shell/src/own.js', `${shell}export { loadMount } from '@zhilv/loader';\n`);
  write('shell/src/main.own.js', "import('./own.js').then((shell) => Object.assign(globalThis, { shell }));\n");
  write('shell/src/other.js', `${shell}export const load = () => import('remote_own/mount');\n`);
  write('shell/src/main.other.js', "import('./other.js').then((shell) => Object.assign(globalThis, { shell }));\n");

  const single = { singleton: true, requiredVersion: '^1.1.0' };
  const ofShell = { single, several: { requiredVersion: '^1.0.0' }, given: { requiredVersion: '^1.0.0' }, late: {} };
  const ofRemote = {
    single,
    several: { requiredVersion: '^2.0.0' },
    given: { requiredVersion: '^1.0.0', import: false } as const,
    extra: { requiredVersion: '^1.0.0' },
    late: { requiredVersion: '^1.0.0' },
  };
  const ofContainer = { filename: 'remoteEntry.js', exposes: { './mount': './src/mount.js' }, shared: ofRemote };
  for (const runtime of REMOTES) {
    await build('remote', runtime, null, ofContainer);
    const integrity = integrityOf(readFileSync(path.join(folder, 'site', `remote_${runtime}`, 'remoteEntry.js')));
    const release = { entry: { file: 'remoteEntry.js', integrity }, mount: { expose: './mount' } };
    write(`site/remote_${runtime}/release.json`, JSON.stringify(release));
  }
  await build('shell', 'own', './src/main.own.js', { shared: ofShell });
  const remotes = { remote_own: `remote_own@${ORIGIN}/remote_own/remoteEntry.js` };
  await build('shell', 'stock', './src/main.other.js', { remotes, shared: ofShell });
  await build('shell', 'webpack', './src/main.other.js', { remotes, shared: ofShell });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the remote exposes. */
type Mount = () => { readonly copies: readonly string[]; readonly late: () => Promise<string> };

interface Shell {
  readonly load?: () => Promise<{ readonly mount: Mount }>;
  readonly loadMount?: (remote: string, ...more: readonly unknown[]) => Promise<{ readonly mount: Mount }>;
}

/** Opens a page with a shell, and gives what loads a remote there. */
async function open(shell: Runtime, remote: Runtime) {
  const page = new ScriptPage(path.join(folder, 'site'), `${ORIGIN}/`);
  await page.insert(`${ORIGIN}/shell_${shell}/shell.js`);
  const { load, loadMount } = await vi.waitFor(() => {
    const started = page.window['shell'] as Shell | undefined;
    return started ?? Promise.reject(new Error('the shell has not started'));
  });
  const name = `remote_${remote}`;
  const registered = entry([summary('1', { url: `/${name}/` })]);
  const ofShell = { contract: 1, platform: [], shared: {} };
  return { page, load: async () => (await (loadMount ? loadMount(name, registered, ofShell) : load?.()))?.mount() };
}

const OWN_WITH_OTHERS: readonly [Runtime, Runtime][] = [
  ...REMOTES.map((runtime): [Runtime, Runtime] => ['own', runtime]),
  ['stock', 'own'],
  ['webpack', 'own'],
];

it.each(OWN_WITH_OTHERS)('shares modules of a shell with %s runtime with a remote with %s', async (shell, remote) => {
  const { page, load } = await open(shell, remote);
  const mounted = await load();

  expect(page.window['copies']).toEqual(['single of the shell', 'several of the shell', 'given of the shell']);
  expect(mounted?.copies).toEqual(['single of the shell', 'several of the remote', 'given of the shell', 'extra of the remote']);
  expect(await mounted?.late()).toBe('late of the shell');
  expect(page.asked.filter((name) => name === 'remoteEntry.js')).toHaveLength(1);
});

it.each(OWN_WITH_OTHERS)('tries anew in a shell with %s runtime what a remote with %s did not get', async (shell, remote) => {
  const { page, load } = await open(shell, remote);
  const mounted = await load();
  page.missing.add('later.js');
  await expect(mounted?.late()).rejects.toThrow('later');
  page.missing.clear();

  expect(await mounted?.late()).toBe('late of the shell');
});

/** A container, as a page that embeds a remote opens it. */
interface Embedded {
  readonly init: (scope: object, initScope: readonly unknown[], options: object) => Promise<unknown>;
  readonly get: (expose: string) => Promise<() => { readonly mount: Mount }>;
}

it.each(['own', 'stock', 'webpack'] as const)(
  'embeds a remote with copies of its own in a page whose shell, with %s runtime, goes on with its own',
  async (shell) => {
    const { page, load } = await open(shell, 'own');
    const inserted: string[] = [];
    const insertScript = (url: string): Promise<void> => {
      inserted.push(path.posix.basename(url));
      return page.insert(url);
    };
    const recorded = JSON.stringify(Object.keys(page.window['__FEDERATION__']?.__INSTANCES__ ?? []));
    await page.insert(`${ORIGIN}/remote_own/remoteEntry.js`);
    const embedded = page.window['remote_own'] as Embedded;
    page.window['remote_own'] = undefined;
    const given = { '1.0.0': { from: 'page', get: () => () => ({ copy: 'given of the page' }) } };
    await embedded.init({ given }, [], { insertion: { insertScript, insertStyle: () => Promise.resolve() } });
    const mounted = (await embedded.get('./mount'))().mount();

    expect(mounted.copies).toEqual(['single of the remote', 'several of the remote', 'given of the page', 'extra of the remote']);
    expect(await mounted.late()).toBe('late of the remote');
    expect(inserted).toContain('later.js');
    expect(JSON.stringify(Object.keys(page.window['__FEDERATION__']?.__INSTANCES__ ?? []))).toBe(recorded);
    expect((await load())?.copies).toContain('single of the shell');
  },
);

it.each(REMOTES)('asks anew for the container of a remote with %s runtime that did not come', async (remote) => {
  const { page, load } = await open('own', remote);
  page.missing.add('remoteEntry.js');
  await expect(load()).rejects.toMatchObject({ kind: 'unreachable' });
  page.missing.clear();

  expect((await load())?.copies).toContain('single of the shell');
});

/** The name of the file with a copy of a shared module. */
function fileWith(copy: string, build: string): string {
  const site = path.join(folder, 'site', build);
  return readdirSync(site).find((file) => readFileSync(path.join(site, file), 'utf8').includes(`"${copy}"`)) ?? '';
}

// Module Federation's own keeps the failure for good.
it.each(['own', 'stock', 'webpack'] as const)(
  'tries anew the copy of a shell with %s runtime that did not come',
  async (shell) => {
    const { page, load } = await open(shell, 'own');
    const mounted = await load();
    page.missing.add(fileWith('late of the shell', `shell_${shell}`));
    await expect(mounted?.late()).rejects.toThrow('Loading chunk');
    page.missing.clear();

    expect(await mounted?.late()).toBe('late of the shell');
  },
);
