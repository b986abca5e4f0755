import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { palette } from '../tokens/palette.ts';

const sources = path.resolve(import.meta.dirname, '..');
const theme = readFileSync(path.join(import.meta.dirname, 'semiTheme.css'), 'utf8');

/** Finds the file that an import within Semi's build names. */
function resolveSemi(specifier: string, from: string): string {
  if (!specifier.startsWith('.')) return createRequire(from).resolve(specifier);
  const file = path.resolve(path.dirname(from), specifier);
  return [file, `${file}.js`, path.join(file, 'index.js')].find((name) => existsSync(name) && statSync(name).isFile()) ?? file;
}

/** Collects the stylesheets that our entries import by way of Semi's modules. */
function stylesheets(): readonly string[] {
  const found = new Set<string>();
  const follow = (specifier: string, from: string): void => {
    const file = resolveSemi(specifier, from);
    if (found.has(file)) return;
    found.add(file);
    if (file.endsWith('.css')) return;
    for (const [, next = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s(?:[^'"]*from\s*)?['"]([^'"]+)['"]/gm)) {
      if (next.startsWith('.') || next.startsWith('@douyinfe/semi-')) follow(next, file);
    }
  };
  for (const file of globSync('**/*.tsx', { cwd: sources }).map((name) => path.join(sources, name))) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/^import [^'"]*['"](@douyinfe\/[^'"]+)['"]/gm))
      follow(specifier, file);
  }
  return [...found].filter((file) => file.endsWith('.css'));
}

/** The variables of buttons in the `ai` colours and of tags in fifteen colours, which no entry of ours draws. */
const NOT_OFFERED = /-ai-|^--semi-(?!grey-[27]$)[a-z-]+-\d$/;

it('gives a value to every variable that the Semi components in use ask for', () => {
  const asked = new Set<string>();
  const given = new Set([...theme.matchAll(/(--semi-[\w-]+):/g)].map(([, name]) => name));

  for (const file of stylesheets()) {
    const css = readFileSync(file, 'utf8');
    for (const [, name] of css.matchAll(/(--semi-[\w-]+)\s*:/g)) given.add(name);
    for (const [, name = ''] of css.matchAll(/var\((--semi-[\w-]+)/g)) if (!NOT_OFFERED.test(name)) asked.add(name);
  }

  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((name) => !given.has(name))).toEqual([]);
});

/** The tokens that Semi takes as triples; the theme writes their values out, and black is the same in both modes. */
const TRIPLES = [
  ['--semi-white', 'on-accent'],
  ['--semi-grey-2', 'line'],
  ['--semi-grey-7', 'text-secondary'],
] as const;

it.each((['light', 'dark'] as const).flatMap((mode) => TRIPLES.map((triple) => [mode, ...triple] as const)))(
  'gives in %s mode the triple %s the value of the token %s',
  (mode, name, token) => {
    const triples = [...theme.matchAll(/(--semi-[\w-]+): (\d+, \d+, \d+);/g)].filter(([, found]) => found === name);
    const bytes = triples[mode === 'light' ? 0 : 1]?.[2]?.split(', ').map(Number) ?? [];

    expect(`#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`).toBe(palette(mode).get(token));
  },
);
