import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { declaredAlone, declaredGroups, declaredResources } from '@zhilv/contract/declared-operations';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const BUILT = new Set(['node_modules', 'dist', 'test-results', '.generated', '.data', 'migrations']);
const sources = globSync('**/*.{ts,tsx}', { cwd: root, exclude: (file) => BUILT.has(path.basename(file)) });
const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');

/** The cells of the table below a heading, without its head. */
function rowsBelow(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = glossary.split(`## ${heading}\n`);
  const lines = section.split(/^## /m, 1)[0]?.split('\n') ?? [];
  return lines
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const quoted = (cell = ''): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** A name that is not used, and the folder in which it is not; everywhere if there is none. */
const banned = rowsBelow('The product').flatMap(([, , not = '']) => {
  const [names = '', folder] = not.split(' in ');
  return quoted(names).map((name) => ({ name, folder: quoted(folder)[0] ?? '' }));
});
const listed = rowsBelow('Business objects').flatMap(([word]) => quoted(word));
/** Resources by the names under which the contract exports them, which are their words. */
const declared = [...(await declaredResources()).keys()];
const objects = new Set([...listed, ...declared]);
const otherPages = new Set(rowsBelow('Other pages').flatMap(([word]) => quoted(word)));

describe('the glossary', () => {
  it('has words and objects', () => {
    expect(banned.length).toBeGreaterThan(5);
    expect(objects.size).toBeGreaterThan(15);
  });

  it.each(banned)('has another word for $name ($folder)', ({ name, folder }) => {
    const used = new RegExp(`(^|[^a-zA-Z])${name}(?![a-z])`, 'm');
    const files = sources.filter(
      (file) =>
        file.startsWith(folder) &&
        !file.endsWith('glossary.test.ts') &&
        (used.test(path.basename(file)) || used.test(readFileSync(path.join(root, file), 'utf8'))),
    );

    expect(files).toEqual([]);
  });
});

describe('a business object has its word on every side', () => {
  const named = (pattern: string): readonly (readonly [string, string])[] =>
    globSync(pattern, { cwd: root }).map((file) => [path.basename(file).split('.', 1)[0] ?? '', file]);
  const strangers = (files: readonly (readonly [string, string])[]) => files.filter(([stem]) => !objects.has(stem));

  it('in the server', () => {
    const files = named('server/src/**/*.{handlers,table,seed}.ts');

    expect(files.length).toBeGreaterThan(20);
    expect(strangers(files)).toEqual([]);
  });

  it('and is told of once: by its declaration, or by the glossary where there is none', () => {
    expect(declared.length).toBeGreaterThan(4);
    expect(listed.filter((word) => declared.includes(word))).toEqual([]);
  });

  it.each(declared)('%s, which is declared, in contract, table, handlers and page', (word) => {
    const sides = [
      'shared/contract/src/*/**/%.ts',
      'server/src/**/%.table.ts',
      'server/src/**/%.handlers.ts',
      'remote-*/src/**/%.route.{ts,tsx}',
    ];

    for (const side of sides) expect(globSync(side.replace('%', word), { cwd: root }), side).toHaveLength(1);
  });

  it('in the contract, wherever the server answers for it', () => {
    const inContract = new Set(named('shared/contract/src/*/**/*.ts').map(([stem]) => stem));

    expect(named('server/src/**/*.handlers.ts').filter(([stem]) => !inContract.has(stem))).toEqual([]);
  });

  it('in the names by which the contract exports its operations', async () => {
    const groups = await declaredGroups();

    expect(groups.length).toBeGreaterThan(10);
    expect(groups.filter((name) => !objects.has(name))).toEqual([]);
  });

  it('at the end of the names of operations that are exported alone', async () => {
    const ends = (name: string) => [...objects].some((word) => name.toLowerCase().endsWith(word.toLowerCase()));

    expect((await declaredAlone()).filter((name) => !ends(name))).toEqual([]);
  });

  it('in the names of tables', () => {
    const files = named('server/src/**/*.table.ts');
    const strangers = files.flatMap(([stem, file]) => {
      const tables = [...readFileSync(path.join(root, file), 'utf8').matchAll(/^export const (\w+) = pgTable\(/gm)];
      const word = stem.replace(/y$/, '').toLowerCase(); // Tables are plurals: `properties`.
      return tables.map(([, name = '']) => name).filter((name) => !name.toLowerCase().includes(word));
    });

    expect(strangers).toEqual([]);
  });

  it('in the remotes', () => {
    const pages = named('remote-*/src/**/*.route.{ts,tsx}');

    expect(strangers(named('remote-*/src/**/*.resource.ts'))).toEqual([]);
    expect(strangers(pages).filter(([stem]) => !otherPages.has(stem))).toEqual([]);
  });
});
