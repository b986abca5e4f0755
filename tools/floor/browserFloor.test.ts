import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '@zhilv/build';
import { planOf } from '@zhilv/release/site-directory';
import { beforeAll, describe, expect, it } from 'vitest';
import { federatedPackages } from '../start/buildAll.ts';
import { FLOOR } from './floorSupport.ts';
import { guardedUses } from './guardedUses.ts';
import { scriptFindings } from './scriptFindings.ts';
import { styleFindings } from './styleFindings.ts';

const root = path.resolve(import.meta.dirname, '../..');

const ADVICE =
  'write it with what those browsers have, or, where the code looks before it uses it, add the file to ' +
  'tools/floor/guardedUses.ts with the reason';

describe('a name younger than the floor is found', () => {
  it.each([
    ['[3, 1].toSorted()', '.toSorted()'],
    ['new Set().union(new Set())', '.union()'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Object.groupBy([], f)', 'Object.groupBy'],
    ['URL.canParse("/")', 'URL.canParse'],
    ['window.navigation.back()', 'navigation'],
    ['Temporal.Now.instant()', 'Temporal'],
    ["new RegExp('[\\\\p{L}--a]', 'v')", 'a regular expression with the flag v'],
    ["RegExp('[\\\\p{L}--a]', 'v')", 'a regular expression with the flag v'],
    ['/[\\p{L}--a]/v', 'syntax (Invalid regular expression flag (1:1)): /[\\p{L}--a]/v'],
  ])('in a script: %s', (source, name) => {
    expect([...scriptFindings(source)]).toEqual([name]);
  });

  it.each([
    ['@scope (.a) { .b { color: red } }', '@scope'],
    ['@property --x { syntax: "*"; inherits: false }', '@property'],
    ['.a { color: oklch(50% 0.1 20) }', 'oklch()'],
    ['.a { --x: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['.a { & .b { color: red } }', 'nesting'],
    ['.a:has(.b) { color: red }', ':has'],
    ['.a { text-wrap: pretty }', 'text-wrap: pretty'],
    ['.a { margin: 1rlh }', 'rlh'],
    ['@media (prefers-reduced-transparency) { .a { color: red } }', '@media (prefers-reduced-transparency)'],
  ])('in a stylesheet: %s', (source, name) => {
    expect([...styleFindings(source)]).toContain(name);
  });

  it('and what the floor has, or a condition guards, is not', () => {
    const script = 'class A { #a = structuredClone([1]).at(-1); static { /(?<=a)b/d.test(globalThis.x ?? "") } }';
    const style = '@layer a { .a:is(.b) { inset: 0; height: 100dvh; user-select: none; aspect-ratio: 1 } }';
    const guarded = '@supports (color: oklch(0% 0 0)) { .a { color: oklch(50% 0.1 20) } }';

    expect([...scriptFindings(script), ...styleFindings(style), ...styleFindings(guarded)]).toEqual([]);
  });
});

describe('the build output', () => {
  /** Files by what is found in them. */
  const found = new Map<string, string[]>();
  let files = 0;

  beforeAll(async () => {
    for (const directory of federatedPackages()) {
      const plan = await planOf(directory);
      const { output } = await build(plan);
      for (const file of globSync('**/*.{js,css}', { cwd: output })) {
        const source = readFileSync(path.join(output, file), 'utf8');
        const names = file.endsWith('.js') ? scriptFindings(source) : styleFindings(source);
        for (const name of names) found.set(name, [...(found.get(name) ?? []), `${plan.name}/${file}`]);
        files += 1;
      }
    }
  }, 300_000);

  it('has nothing that a browser of the floor lacks, but for the guarded uses', () => {
    const guarded = new Set(guardedUses.map(({ name }) => name));
    const faults = [...found].filter(([name]) => !guarded.has(name));

    expect(files).toBeGreaterThan(50);
    expect(faults, `not in ${FLOOR}: ${ADVICE}`).toEqual([]);
  });

  it('still has every guarded use, and every patch', () => {
    const gone = guardedUses.filter(({ name }) => !found.has(name));

    const patches = guardedUses.flatMap(({ reason }) => reason.match(/[\w/.-]+\.(?:ts|css)$/g) ?? []);

    expect(gone, 'these are no longer built: take them out of tools/floor/guardedUses.ts').toEqual([]);
    expect(patches.length).toBeGreaterThan(0);
    expect(patches.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

it('our own sources have guarded calls only in the files that the list gives', () => {
  const sources = globSync('{host,remote-*,shared/{contract,crud,embed,platform,ui}}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const faults = guardedUses
    .filter(({ name, from }) => from !== 'anyone' && name.includes('.'))
    .flatMap(({ name }) => {
      // zod has names of its own: `z.union`.
      const call = new RegExp(`(?<!\\bz)${RegExp.escape(name.replace('()', ''))}\\(`);
      const allowed = new Set(guardedUses.filter((use) => use.name === name).map(({ from }) => from));
      return sources.filter(({ file, text }) => call.test(text) && !allowed.has(file)).map(({ file }) => `${file}: ${name}`);
    });

  expect(sources.length).toBeGreaterThan(100);
  expect(faults, `others may, these files may not: ${ADVICE}`).toEqual([]);
});
