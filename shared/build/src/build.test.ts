import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BuildPlan } from '@zhilv/release/build-plan';
import { Release } from '@zhilv/release/schema';
import { falseClaims } from '@zhilv/release/site-directory';
import { build } from './build.ts';
import { HINT } from './compiler/compiledAhead.ts';

type Built = Awaited<ReturnType<typeof build>>;

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'zhilv-build-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function builtInto(name: string, below: string): Promise<Built> {
  const { default: plan } = (await import(pathToFileURL(path.join(root, name, 'rspack.config.ts')).href)) as {
    default: BuildPlan;
  };
  return build(plan, path.join(folder, name, below));
}

/** Gives the classes with which selectors begin. What stands below one of ours may be a library's: it is found in elements of ours alone. */
function classesIn(directory: string): readonly string[] {
  const lists = readdirSync(directory)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      readFileSync(path.join(directory, file), 'utf8')
        .replaceAll(/\{[^{}]*\}/g, '{}')
        .split(/[{}]+/),
    );
  // A comma within brackets does not end a selector.
  const selectors = lists.flatMap((list) => list.split(/,(?![^()]*\))/));
  return [...new Set(selectors.flatMap((selector) => /\.-?[A-Za-z_][\w-]*/.exec(selector)?.[0] ?? []))];
}

const releases = new Map<string, Built>();

// That two builds give the same bytes is held by tools/built/releaseIds.test.ts, for all packages and from two folders.
beforeAll(async () => {
  for (const name of ['host', 'remote-mall']) releases.set(name, await builtInto(name, 'one'));
}, 120_000);

it('builds nothing while the sources stand as they were', async () => {
  expect(releases.get('remote-mall')?.built).toBe(true);
  expect(await builtInto('remote-mall', 'one')).toMatchObject({ built: false, output: releases.get('remote-mall')?.output });
});

it.each(['host', 'remote-mall'])('describes %s as publishing finds its files', (name) => {
  const directory = releases.get(name)?.output ?? '';

  expect(falseClaims(Release.parse(JSON.parse(readFileSync(path.join(directory, 'release.json'), 'utf8'))), directory)).toEqual(
    [],
  );
});

it('writes no file of the host twice under two numbers', () => {
  const directory = releases.get('host')?.output ?? '';
  const contents = readdirSync(directory)
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => readFileSync(path.join(directory, file), 'utf8').replace(/(?<=\.push\(\[\[)\d+/, ''));

  expect(contents.filter((content, index) => contents.indexOf(content) !== index)).toEqual([]);
});

it.each(['host', 'remote-mall'])('has every script of %s compiled while it is loaded, but for those that are inlined', (name) => {
  const directory = releases.get(name)?.output ?? '';
  const scripts = readdirSync(directory).filter((file) => file.endsWith('.js'));
  const without = scripts.filter((file) => !readFileSync(path.join(directory, file), 'utf8').startsWith(`${HINT}\n`));

  expect(without.sort()).toEqual(name === 'host' ? ['first.js', 'head.js', 'older-browser.js'] : []);
});

// Semi's own classes have its prefix, which records cannot name either.
it.each(['host', 'remote-mall'])('gives every class of %s the prefix that records cannot name', (name) => {
  const classes = classesIn(releases.get(name)?.output ?? '');

  expect(classes.filter((text) => text.startsWith('.zhilv-'))).not.toEqual([]);
  expect(classes.filter((text) => !/^\.(?:zhilv|semi)-/.test(text))).toEqual([]);
});

it('names the files that a document boots with by their size, because a large one that began last would come last', () => {
  const { files = {}, host } = releases.get('host')?.release ?? {};
  const sizes = host?.documents.console.preloads.map(({ file }) => files[file]?.bytes ?? 0) ?? [];

  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

it('exposes mount beside the pages, in a file of its own that no page asks for', () => {
  const { mount, pages = {} } = releases.get('remote-mall')?.release ?? {};
  const files = mount?.js.map(({ file }) => file) ?? [];

  expect(mount).toMatchObject({ expose: './mount', css: [], shared: [] });
  expect(releases.get('remote-mall')?.release.embed?.css.map(({ file }) => file)).toEqual(['embed.css']);
  expect(releases.get('host')?.release.embed).toBeUndefined();
  expect(files.map((file) => file.split('.')[0])).toEqual(['mount']);
  expect(Object.values(pages).flatMap(({ js }) => js.filter(({ file }) => files.includes(file)))).toEqual([]);
});

it('keeps out of the files of pages what only a copy of something shared needs, which foreign shells load', () => {
  const { release, output = '' } = releases.get('remote-mall') ?? {};
  // The address belongs to the session, which is of `platform`.
  const withSession = readdirSync(output).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(output, file), 'utf8').includes('/system/auth/refresh-token'),
  );

  expect(withSession).toHaveLength(1);
  expect(Object.values(release?.pages ?? {}).flatMap(({ js }) => js.filter(({ file }) => withSession.includes(file)))).toEqual(
    [],
  );
});

it('has one file and one stylesheet of the copies of `ui` that the host has in one file, and none of them for pages', () => {
  const { release } = releases.get('remote-mall') ?? {};
  const copies = Object.keys(release?.files ?? {}).filter((file) => file.startsWith('ui.'));
  // The date picker is large and apart, as it is in the host.
  const styles = Object.keys(release?.files ?? {}).filter((file) => /^\d+\.css$/.test(file));

  expect(copies).toEqual(['ui.css', 'ui.js']);
  expect(styles.length).toBeLessThan(25);
  const ofPages = Object.values(release?.pages ?? {}).flatMap(({ js, css }) => [...js, ...css]);
  expect(ofPages.filter(({ file }) => copies.includes(file))).toEqual([]);
});

const digestsIn = (file: string): readonly string[] => readFileSync(file, 'utf8').match(/sha256-[A-Za-z0-9+/]+=/g) ?? [];

it.each([
  ['host', ['console.js', 'public.js']],
  ['remote-mall', ['remoteEntry.js']],
])(
  'has in the starts of %s the digest of the file with those that only some need, and all others in one of both',
  (name, starts) => {
    const { release, output = '' } = releases.get(name) ?? {};
    const integrity = (file: string) => release?.files[file]?.integrity ?? '';
    const early = starts.map((file) => digestsIn(path.join(output, file)));
    const later = digestsIn(path.join(output, 'digests.js'));
    const chunks = Object.keys(release?.files ?? {}).filter((file) => /^(?:\d+|ui|page-.*)\.(?:js|css)$/.test(file));

    expect(later.length).toBeGreaterThan(10);
    expect(early.map((digests) => digests.includes(integrity('digests.js')))).toEqual(starts.map(() => true));
    expect(early.flat().filter((digest) => later.includes(digest))).toEqual([]);
    expect(chunks.filter((file) => ![...early.flat(), ...later].includes(integrity(file)))).toEqual([]);
  },
);

it('has the digest of a copy of `ui`, which only foreign shells load, in no start of a container', () => {
  const { release, output = '' } = releases.get('remote-mall') ?? {};

  expect(digestsIn(path.join(output, 'digests.js'))).toContain(release?.files['ui.js']?.integrity);
});

it('names the file of these digests with what needs it of the host, so that a page asks for both at once', () => {
  const { host } = releases.get('host')?.release ?? {};
  const files = (entry: string) =>
    Object.entries(host?.shared ?? {}).flatMap(([key, shared]) =>
      key.endsWith(`/${entry}`) ? shared.map(({ file }) => file) : [],
    );

  expect(files('calendar')).toContain('digests.js');
  expect(files('button')).not.toContain('digests.js');
});

it('has once what icons are made with: in the chunk of the host that the console starts with', () => {
  const { output = '' } = releases.get('host') ?? {};
  const withIcons = readdirSync(output).filter(
    (file) => /^(?!sign-in).*\.js$/.test(file) && readFileSync(path.join(output, file), 'utf8').includes('absoluteStrokeWidth'),
  );

  expect(withIcons).toEqual(['platform.js']);
});

it.each([
  ['host', 'console.js'],
  ['host', 'public.js'],
  ['remote-mall', 'remoteEntry.js'],
])('starts %s/%s with the federation runtime of the loader, and has nothing of another one', (name, file) => {
  const script = readFileSync(path.join(releases.get(name)?.output ?? '', file), 'utf8');

  expect(script).toContain('nobody offers ');
  expect(script).not.toMatch(/bundlerRuntime|module-federation/);
});

it('has one module for pages of others, as small as was promised, which brings no federation runtime and shows no address', () => {
  const { release, output = '' } = releases.get('host') ?? {};
  const module = readFileSync(path.join(output, release?.host?.embed?.file ?? ''));
  const source = module.toString();

  expect(gzipSync(module).byteLength).toBeLessThanOrEqual(20 * 1024);
  expect(source).toMatch(/export\{\w+ as mountRemote\};\s*$/);
  expect(source).toContain('import.meta.url');
  expect(source).not.toMatch(/__FEDERATION__|file:\/\//);
});

it('names the files of a contribution to a slot, without what the pages of its remote share', async () => {
  const { slots } = (await builtInto('remote-system', 'slots')).release;
  const card = slots['system/notify-message/unread'];

  expect(card).toMatchObject({ slot: 'home.card', size: 'medium', expose: './slot/system/notify-message/unread' });
  expect(card?.js.map(({ file }) => file.split('.')[0])).toEqual(['slot-system-notify-message-unread']);
  expect(card?.shared.map((key) => key.split('/').at(-1))).toEqual(['card', 'root']);
});
