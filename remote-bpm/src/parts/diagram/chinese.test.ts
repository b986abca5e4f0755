import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as replaceOptions from 'bpmn-js/lib/features/replace/ReplaceOptions';
import { expect, it } from 'vitest';
import { chinese } from './chinese.ts';
import { translate } from './translate.ts';

const packages = ['bpmn-js', 'diagram-js'].map((name) =>
  path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)),
);

/** Every text that the sources hand to `translate` as it stands. */
function translatedTexts(): readonly string[] {
  const files = packages.flatMap((directory) =>
    readdirSync(path.join(directory, 'lib/features'), { recursive: true, withFileTypes: true })
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  );
  const calls = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\btranslate\(\s*'([^']+)'(?! \+)/g)]);
  return calls.map(([, text = '']) => text).filter((text) => text !== 'HELLO {you}');
}

/** The labels of the menu that changes an element's type; some depend on the element. */
function replacementLabels(): readonly string[] {
  const pool = { businessObject: {}, children: ['one'], di: {} };
  const options = Object.values(replaceOptions as Record<string, unknown>).flatMap((group) =>
    Array.isArray(group) ? (group as { label: string | ((element: unknown) => string) }[]) : [],
  );
  return options.map(({ label }) => (typeof label === 'function' ? label(pool) : label));
}

it('says everything in Chinese that bpmn-js says in palette, context pad and menus', () => {
  const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'].map((side) => `Align elements ${side}`);
  const texts = [...translatedTexts(), ...replacementLabels(), ...alignments];

  expect(texts.length).toBeGreaterThan(100);
  expect([...new Set(texts)].filter((text) => !(text in chinese))).toEqual([]);
});

it('has no word of English left', () => {
  expect(Object.values(chinese).filter((text) => /[a-z]/i.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
});

it('fills in what a text leaves open, and leaves alone what it does not know', () => {
  expect(translate('Open {element}', { element: '审批' })).toBe('打开「审批」');
  expect(translate('Something new {place}')).toBe('Something new {place}');
});
