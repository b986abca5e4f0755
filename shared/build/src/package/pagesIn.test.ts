import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pagesIn } from './pagesIn.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'zhilv-pages-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function write(file: string, text: string): void {
  const target = path.join(directory, 'src', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

it('reads each page from its module, without running it', () => {
  write(
    'dict/dictType.route.ts',
    `import x from 'nowhere';\n\nexport const page = { key: 'dict/index', title: '字典' };\n\nx();\n`,
  );
  write(
    'dict/dictData.route.tsx',
    `export const page = {\n  key: 'dict/data/index',\n  path: '/data/:id(\\\\d+)',\n  activeMenu: 'dict/index',\n};\nexport const y = {};\n`,
  );
  write('dict/DictPage.tsx', `export const page = { key: 'none' };\n`);

  expect(pagesIn(directory, [])).toEqual({
    'dict/data/index': { module: './dict/dictData.route.tsx', path: String.raw`/data/:id(\d+)`, activeMenu: 'dict/index' },
    'dict/index': { module: './dict/dictType.route.ts', title: '字典' },
  });
});

it('leaves out the modules that a table names', () => {
  write('home.route.ts', `export { Home as Component } from './Home.tsx';\n`);

  expect(pagesIn(directory, ['./home.route.ts'])).toEqual({});
});

it.each([
  ['says nothing', `export const Component = () => null;\n`, 'does not say which page it is'],
  ['names something', `export const page = { key: KEY };\n`, 'is not declared by a literal'],
  ['misspells a word', `export const page = { key: 'a/index', activMenu: 'b' };\n`, 'is not declared by a literal'],
])('refuses a module that %s', (_, text, words) => {
  write('a.route.ts', text);

  expect(() => pagesIn(directory, [])).toThrow(words);
});

it('refuses two pages of one key', () => {
  write('a.route.ts', `export const page = { key: 'a/index' };\n`);
  write('b.route.ts', `export const page = { key: 'a/index' };\n`);

  expect(() => pagesIn(directory, [])).toThrow('./b.route.ts and ./a.route.ts declare a page of one key, a/index');
});
