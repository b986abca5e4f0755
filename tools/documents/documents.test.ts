import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EXIT_CODES } from '@zhilv/release/site-directory';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const documents = ['README.md', 'ARCHITECTURE.md', ...globSync('docs/**/*.md', { cwd: root })];
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Files that exist only once the product was built or has run, those of a new remote, and the form of tests' names. */
const ELSEWHERE = new Set([
  'answers.kept.json',
  'app-config.json',
  'app-config.kept.json',
  'menu-addresses.json',
  'registry.kept.json',
  'registry.json',
  'release.json',
  'routes.json',
  'X.test.ts',
  'src/overview/OverviewPage.tsx',
  'src/overview/overview.route.ts',
]);

const BUILT = new Set(['node_modules', 'dist', 'test-results', '.generated', '.data', '.git']);
const sources = globSync('**/*.{ts,tsx,mjs,css,json,md,yaml}', {
  cwd: root,
  exclude: (file) => BUILT.has(path.basename(file)),
});

const anchors = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('links to what is there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = path.join(path.dirname(document), file);
      return !existsSync(path.join(root, target)) || (anchor !== undefined && !anchors(read(target)).includes(anchor));
    });

    expect(broken).toEqual([]);
  });

  it('names files that are there', () => {
    const names = [...text.matchAll(/`([\w@./-]+\.(?:ts|tsx|mjs|css|json|yaml|md))`/g)].map(([, name = '']) => name);
    const known = (name: string): boolean =>
      ELSEWHERE.has(name) || sources.some((file) => file === name || file.endsWith(`/${name}`));

    expect(names.filter((name) => !known(name))).toEqual([]);
  });
});

it('the page on configuration lists the environment variables that the server reads', () => {
  const [, declared = ''] =
    /^export const Environment = z\.object\(\{\n([\s\S]*?)\n\}\);$/m.exec(read('server/src/settings/Environment.ts')) ?? [];
  const variables = [...declared.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  const listed = [...read('docs/configuration.md').matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name);

  expect(variables.length).toBeGreaterThan(10);
  // The last one is for the tests, not for the server.
  expect(new Set(listed)).toEqual(new Set([...variables, 'PLAYWRIGHT_CHROMIUM']));
});

it.each([
  ['README.md', 900],
  ['ARCHITECTURE.md', 2500],
])('%s has at most %i words, for what is told at length is read by nobody', (document, limit) => {
  const words = read(document).split(/\s+/).filter(Boolean);

  expect(words.length).toBeLessThanOrEqual(limit);
});

it('the page on releases lists the exit codes of the command', () => {
  const listed = [...read('docs/releases.md').matchAll(/^\| (\d+) +\| (.*?) *\|$/gm)].map(([, code, meaning]) => ({
    code: Number(code),
    meaning,
  }));

  expect(listed).toEqual(Object.values(EXIT_CODES));
});
