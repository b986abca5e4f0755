import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '@zhilv/build';
import { planOf } from '@zhilv/release/site-directory';
import { type CssNode, generate, parse, walk } from 'css-tree';
import { beforeAll, describe, expect, it } from 'vitest';
import { federatedPackages } from '../start/buildAll.ts';

const ORDER = ['reset', 'semi', 'ui', 'host', 'remotes', 'override'];

interface Sheet {
  readonly name: string;
  readonly file: string;
  readonly source: string;
}

const sheets: Sheet[] = [];
/** `remote/file` of the stylesheets that pages bring; copies of `ui` for foreign shells are not among them. */
const ofPages = new Set<string>();
const firstOfDocument = new Map<string, string>();

beforeAll(async () => {
  for (const directory of federatedPackages()) {
    const plan = await planOf(directory);
    const { release, output } = await build(plan);
    for (const file of globSync('**/*.css', { cwd: output }))
      sheets.push({ name: plan.name, file, source: readFileSync(path.join(output, file), 'utf8') });
    for (const { css } of Object.values(release.pages)) for (const { file } of css) ofPages.add(`${plan.name}/${file}`);
    for (const [name, { styles }] of Object.entries(release.host?.documents ?? {}))
      firstOfDocument.set(name, styles[0]?.file ?? '');
  }
}, 300_000);

it('what a release brings for pages of others gives the layers their order, too', () => {
  const embedded = sheets.filter(({ file }) => file === 'embed.css');

  expect(embedded.map(({ name }) => name)).toEqual(expect.arrayContaining(['remote_bpm', 'remote_mall', 'remote_system']));
  for (const { name, source } of embedded) expect([name, layersOf(source)]).toEqual([name, ORDER]);
});

it('no stylesheet asks each element of a page for those before it: a diagram has ten thousand', () => {
  const costly = sheets.flatMap(({ name, file, source }) =>
    selectorsOf(source)
      .filter((selector) => selector.endsWith('~*'))
      .map((selector) => `${name}/${file}: ${selector}`),
  );

  expect(costly, 'name what may follow: ~ :is(div, ul)').toEqual([]);
});

it('no selector was emptied on its way: the minifier does so to a list with both :global() and a pseudo-element', () => {
  const emptied = sheets.flatMap(({ name, file, source }) =>
    selectorsOf(source)
      .filter((selector) => selector.includes(':is()'))
      .map((selector) => `${name}/${file}: ${selector}`),
  );

  expect(emptied, 'write a rule for each selector').toEqual([]);
});

it('the first stylesheet of every document gives the layers their order', () => {
  const first = [...firstOfDocument].map(([name, file]) => [name, sheets.find((sheet) => sheet.file === file)] as const);
  const wrong = first.filter(([, sheet]) => layersOf(sheet?.source ?? '').join() !== ORDER.join());

  expect(first).toHaveLength(3);
  expect(
    wrong.map(([name]) => name),
    "import '@zhilv/ui/layers.css' before everything else in the entry of the document: who names a layer first decides",
  ).toEqual([]);
});

describe('a stylesheet of a remote', () => {
  it('has its rules in layers, and its own ones under its scope', () => {
    const astray = sheets
      .filter(({ name }) => name !== 'host')
      .flatMap(({ name, file, source }) => rulesAstray(source, name).map((rule) => `${name}/${file}: ${rule}`));

    expect(astray, 'the style loader of the preset has left these rules as they were').toEqual([]);
  });

  it('of pages comes once: in a second file, with a later page, its rules would win over those that are to win', () => {
    const classes = sheets
      .map(({ name, file, source }) => ({ file: `${name}/${file}`, source }))
      .filter(({ file }) => ofPages.has(file))
      .flatMap(({ file, source }) => [...classesOf(source)].map((className) => ({ className, file })));
    const filesByClass = Map.groupBy(classes, ({ className }) => className);
    const scattered = [...filesByClass].filter(([, uses]) => uses.length > 1);

    expect(
      scattered.map(([className, uses]) => `${className}: ${uses.map(({ file }) => file).join(', ')}`),
      'pageGroups of the preset has to put the styles that pages have in common into one file',
    ).toEqual([]);
  });

  it('shares no name of a font or an animation with another release that means something else by it', () => {
    const meanings = new Map<string, Map<string, string>>();
    for (const { name, source } of sheets)
      for (const [global, text] of globalNames(source))
        meanings.set(global, (meanings.get(global) ?? new Map<string, string>()).set(text, name));
    const clashes = [...meanings].filter(([, texts]) => new Set(texts.values()).size > 1);

    expect(
      clashes.map(([global, texts]) => `${global}: ${[...texts.values()].join(', ')}`),
      'such a name holds in the whole document, and the last one loaded wins: name it after the remote',
    ).toEqual([]);
  });
});

/** The layers of a stylesheet in the order in which they appear, which the minifier writes in more than one way. */
function layersOf(source: string): readonly string[] {
  const layers = new Set<string>();
  for (const node of childrenOf(parse(source)))
    if (node.type === 'Atrule' && node.name === 'layer' && node.prelude)
      for (const name of generate(node.prelude).split(',')) layers.add(name);
  return [...layers];
}

/** The selectors of a stylesheet, as they are sent. */
function selectorsOf(source: string): readonly string[] {
  const selectors: string[] = [];
  walk(parse(source), (node) => {
    if (node.type === 'Selector') selectors.push(generate(node));
  });
  return selectors;
}

/** Rules outside of layers, and rules of the remote's own layer without its scope. */
function rulesAstray(source: string, remote: string): readonly string[] {
  const scope = `:where([data-remote=${remote}]) `;
  const astray = (nodes: readonly CssNode[], layer: string | null): readonly string[] =>
    nodes.flatMap((node) => {
      if (node.type === 'Rule') {
        const selectors = childrenOf(node.prelude).flatMap((selector) => listedIn(generate(selector)));
        const fine = layer !== null && (layer !== 'remotes' || selectors.every((selector) => selector.startsWith(scope)));
        return fine ? [] : [selectors.join()];
      }
      if (node.type !== 'Atrule' || !node.block || NAMING.test(node.name)) return [];
      return astray(childrenOf(node.block), node.name === 'layer' && node.prelude ? generate(node.prelude) : layer);
    });
  return astray(childrenOf(parse(source)), null);
}

/** The selectors of a list that the minifier has put into one, or a selector alone. */
const listedIn = (selector: string): readonly string[] =>
  /^:is\((.*)\)$/.exec(selector)?.[1]?.split(/,(?=:where\()/) ?? [selector];

const NAMING = /^(font-face|property|counter-style|(-\w+-)?keyframes)$/;

/** The classes of CSS modules; each of them belongs to one source. */
function classesOf(source: string): ReadonlySet<string> {
  const classes = new Set<string>();
  walk(parse(source), (node) => {
    if (node.type === 'ClassSelector' && node.name.startsWith('zhilv-')) classes.add(node.name);
  });
  return classes;
}

/** Gives the names that a stylesheet declares for the whole document, each with its text. */
function globalNames(source: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  walk(parse(source), (node) => {
    if (node.type !== 'Atrule' || !NAMING.test(node.name)) return;
    const text = generate(node);
    const name = node.name === 'font-face' ? (/font-family:([^;}]+)/.exec(text)?.[1] ?? '') : generate(node.prelude ?? node);
    names.set(`@${node.name} ${name}`, text);
  });
  return names;
}

const childrenOf = (node: CssNode): readonly CssNode[] => ('children' in node && node.children ? [...node.children] : []);
