import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as replaceOptions from 'bpmn-js/lib/features/replace/ReplaceOptions';
import ColorPopupProvider from 'bpmn-js-color-picker/colors/ColorPopupProvider.js';
import { expect, it } from 'vitest';
import { chinese } from './chinese.ts';
import { translate } from './translate.ts';

const { resolve } = createRequire(import.meta.url);

/** Where each package has its sources: what it does not load is not looked at. */
const SOURCES = [
  ['bpmn-js', 'bpmn-js/package.json', 'lib/features'],
  ['diagram-js', 'diagram-js/package.json', 'lib/features'],
  ['bpmn-js-color-picker', 'bpmn-js-color-picker', '.'],
  ['bpmn-js-create-append-anything', 'bpmn-js-create-append-anything', '.'],
  ['bpmn-js-native-copy-paste', 'bpmn-js-native-copy-paste', '.'],
  ['diagram-js-grid', 'diagram-js-grid', '.'],
  ['diagram-js-minimap', 'diagram-js-minimap', '.'],
] as const;

/** Every text that the sources of a package hand to `translate` as it stands. */
function translatedTexts(entry: string, folder: string): readonly string[] {
  const files = readdirSync(path.join(path.dirname(resolve(entry)), folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.js') && !name.includes('.umd.'))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const calls = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/\b_?translate\(\s*(['"])([A-Za-z].*?)\1(?! \+)/g),
  ]);
  return calls.map(([, , text = '']) => text).filter((text) => text !== 'HELLO {you}');
}

/** The names of the entries of the menus of all elements, and of their groups. */
function namesOfAnything(): readonly string[] {
  const source = readFileSync(resolve('bpmn-js-create-append-anything'), 'utf8');
  return [...source.matchAll(/^ +label: '(.+)'|_GROUP = \{ id: '\w+', name: '(.+?)'/gm)].map(
    ([, label, group]) => label ?? group ?? '',
  );
}

function colourNames(): readonly string[] {
  const { _colors } = new ColorPopupProvider(undefined, undefined, { registerProvider: () => {} }, {}, String);
  return _colors.map(({ label }) => label);
}

/** The labels of the menu that changes an element's type; some depend on the element. */
function replacementLabels(): readonly string[] {
  const pool = { businessObject: {}, children: ['one'], di: {} };
  const options = Object.values(replaceOptions as Record<string, unknown>).flatMap((group) =>
    Array.isArray(group) ? (group as { label: string | ((element: unknown) => string) }[]) : [],
  );
  return options.map(({ label }) => (typeof label === 'function' ? label(pool) : label));
}

const missingIn = (texts: readonly string[]): readonly string[] => [...new Set(texts)].filter((text) => !(text in chinese));

it.each(SOURCES)('says everything in Chinese that %s has translated', (_name, entry, folder) => {
  expect(missingIn(translatedTexts(entry, folder))).toEqual([]);
});

it('finds the texts that are translated', () => {
  const found = SOURCES.map(([name, entry, folder]) => [name, translatedTexts(entry, folder).length > 0]);
  // The last of them say nothing of their own today.
  expect(found).toEqual(SOURCES.map(([name]) => [name, name !== 'bpmn-js-native-copy-paste' && name !== 'diagram-js-grid']));
});

it('says in Chinese what stands in the menus that change elements, align them, add them and colour them', () => {
  const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'].map((side) => `Align elements ${side}`);
  const added = namesOfAnything();
  const texts = [...replacementLabels(), ...alignments, ...added, ...colourNames()];

  expect(added.length).toBeGreaterThan(60);
  expect(missingIn(texts)).toEqual([]);
});

it('has no word of English left', () => {
  expect(Object.values(chinese).filter((text) => /[a-z]/i.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
});

it('fills in what a text leaves open, and leaves alone what it does not know', () => {
  expect(translate('Open {element}', { element: '审批' })).toBe('打开「审批」');
  expect(translate('Something new {place}')).toBe('Something new {place}');
});
