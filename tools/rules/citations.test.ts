import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

const BUILT = new Set(['node_modules', 'dist', 'test-results', '.generated', '.data', '.git']);

/** Papers that people worked with and that nobody else can read. */
const ELSEWHERE = new RegExp(
  [
    String.raw`\b(?:spec|recipes) §[\d.]*`,
    String.raw`\bcontract (?:README|[a-z]+\.md)`,
    String.raw`(?<!docs/protocol/)\bREADME §[\d.]*`,
    String.raw`(?<!docs/)\bthreats §[\d.]*`,
    String.raw`\bhandbook\b`,
    String.raw`\bstyle guide\b`,
    String.raw`\bthe specification\b`,
  ].join('|'),
  'gi',
);
/** A folder named `shared`, here or beside the repository. */
const SHARED = /(?:\.\.\/)+shared\/(?<folder>[\w-]+)/g;
/** The files that read beside the repository: recorded answers of a real back end and files of other tools, without which tests are skipped. */
const READS_OUTSIDE = [
  'shared/testing/src/contract/recordedAnswers.ts: ../../../../../shared/data',
  'shared/testing/src/diagram/processVectors.ts: ../../../../../shared/data',
  'shared/testing/src/soak/corpusFiles.ts: ../../../../../shared/data',
];
const SECTION = /\b(?<paper>docs\/[\w/-]+\.md|architecture(?:\.md)?) (?<numbers>§\d+(?:\.\d+)*(?:(?:, | and )§\d+(?:\.\d+)*)*)/gi;
const PAGE = /\bdocs\/[\w/-]+\.md/g;
const DECISION = /\bdecision (?<number>\d{4})\b/gi;

/** The numbers of a document's sections. A document that is not there has none. */
function sectionsOf(file: string): ReadonlySet<string> {
  if (!existsSync(path.join(root, file))) return new Set();
  const headings = readFileSync(path.join(root, file), 'utf8').matchAll(/^#+ (\d+(?:\.\d+)*)/gm);
  return new Set(Array.from(headings, ([, number = '']) => number));
}

/** A file's text. Pages of the protocol call one another by their names alone. */
function textOf(file: string): string {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (!file.startsWith('docs/protocol/')) return text;
  return text.replaceAll(
    /(?<!\/)\b(README|[a-z]+\.md) §/g,
    (_, page: string) => `docs/protocol/${page.replace(/\.md$/, '')}.md §`,
  );
}

/** The citations in a text that lead to nothing in the repository. */
function deadCitations(text: string): readonly string[] {
  const flowing = text.replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' '); // A comment may break its line within a citation.
  const elsewhere = Array.from(flowing.matchAll(ELSEWHERE), ([citation]) => citation);
  const outside = [...flowing.matchAll(SHARED)].filter(
    ({ groups: { folder = '' } = {} }) => !existsSync(path.join(root, 'shared', folder)),
  );
  const sections = [...flowing.matchAll(SECTION)].filter(({ groups: { paper = '', numbers = '' } = {} }) => {
    const there = sectionsOf(/^architecture/i.test(paper) ? 'ARCHITECTURE.md' : paper);
    return numbers.split(/, | and /).some((number) => !there.has(number.slice(1)));
  });
  const pages = [...flowing.matchAll(PAGE)].filter(([file]) => !existsSync(path.join(root, file)));
  const decisions = [...flowing.matchAll(DECISION)].filter(
    ({ groups: { number = '' } = {} }) => globSync(`docs/decisions/${number}-*.md`, { cwd: root }).length === 0,
  );
  return [...elsewhere, ...[...outside, ...sections, ...pages, ...decisions].map(([citation]) => citation)];
}

it.each([
  ['the contract README §2.1', 'contract README'],
  ['(contract cjy.md §2)', 'contract cjy.md'],
  [' * (contract\n * system.md §1)', 'contract system.md'],
  ['(README §4)', 'README §4'],
  ['(threats §4)', 'threats §4'],
  ['Spec §9.', 'Spec §9.'],
  ['The handbook puts', 'handbook'],
  ['(style\n * guide 12)', 'style guide'],
  ['what the specification’s client asks for', 'the specification'],
  ['`../shared/data/wire`', '../shared/data'],
  ['docs/protocol/cjy.md §1', 'docs/protocol/cjy.md §1'],
  ['docs/protocol/system.md §7.9', 'docs/protocol/system.md §7.9'],
  ['docs/threats.md §99', 'docs/threats.md §99'],
  ['docs/releases.md §1', 'docs/releases.md §1'],
  ['// architecture\n  // §99', 'architecture §99'],
  ['architecture §6, §99', 'architecture §6, §99'],
  ['decision 9999', 'decision 9999'],
  ['docs/decisions/0001-no-such-page.md', 'docs/decisions/0001-no-such-page.md'],
  ['docs/no-such-page.md', 'docs/no-such-page.md'],
])('finds that "%s" leads to nothing', (text, citation) => {
  expect(deadCitations(text)).toContain(citation);
});

it('finds what is there', () => {
  const text =
    'docs/protocol/README.md §2.1, docs/protocol/system.md §7, docs/threats.md §4, architecture §5, architecture §6 and §9, docs/releases.md, ../shared/ui, decision 0011, RFC 9110 §8.8.3';

  expect(deadCitations(text)).toEqual([]);
});

it('has comments and documents cite only what is in the repository', () => {
  const files = globSync('**/*.{ts,tsx,mjs,css,json,md,yaml,html,sql,conf}', {
    cwd: root,
    exclude: (name) => BUILT.has(path.basename(name)),
  }).filter((file) => file !== path.relative(root, import.meta.filename));
  const dead = files.flatMap((file) => deadCitations(textOf(file)).map((citation) => `${file}: ${citation}`));

  expect(files.length).toBeGreaterThan(500);
  expect(dead.toSorted()).toEqual(READS_OUTSIDE);
});
