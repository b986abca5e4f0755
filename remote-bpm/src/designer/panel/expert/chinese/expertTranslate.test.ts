import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bpmnTexts } from './bpmnTexts.ts';
import { camundaTexts } from './camundaTexts.ts';
import { expertTranslate } from './expertTranslate.ts';

const texts = { ...bpmnTexts, ...camundaTexts };

const sourceOf = (name: string): string =>
  readFileSync(
    path.join(path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'dist/index.esm.js'),
    'utf8',
  );

/** Takes out what stands between two marks. @throws when there are no such marks any more */
function without(source: string, from: string, to: string): string {
  const [begin, end] = [source.indexOf(from), source.indexOf(to)];
  if (begin < 0 || end < begin) throw new Error(`The source of the panel has no part from ${from} to ${to}.`);
  return source.slice(0, begin) + source.slice(end);
}

/** The panel's source without its provider for Zeebe, which is not used, and without the help for its fields. */
const panel = without(
  without(sourceOf('bpmn-js-properties-panel'), "__init__: ['bpmnPropertiesProvider']", "__init__: ['zeebePropertiesProvider']"),
  'const TooltipProvider$1 = {',
  'const TooltipProvider = {',
);

const LITERAL = String.raw`'(?:[^'\\]|\\.)*'`;

/** Every text that a source hands to `translate`, as one literal, as several that are joined, or as one of two. */
const translatedIn = (source: string): readonly string[] =>
  [
    ...source.matchAll(new RegExp(String.raw`translate\((?:[^'"\`,()]*\([^()]*\) \? )?(${LITERAL}(?: [+:] ${LITERAL})*)`, 'g')),
  ].flatMap(([, given = '']) =>
    given.includes("' : '")
      ? given.split(' : ').map(textOf)
      : [[...given.matchAll(new RegExp(LITERAL, 'g'))].map(([literal]) => textOf(literal)).join('')],
  );

const textOf = (literal: string): string => literal.slice(1, -1).replaceAll(/\\(.)/g, '$1');

/** The labels in a table or list of constants. */
const labelsIn = (pattern: RegExp): readonly string[] => {
  const [found = ''] = pattern.exec(panel) ?? [];
  return [...found.matchAll(/[:=] '([^']+)'/g)].map(([, label = '']) => label);
};

it('says everything in Chinese that the panel says for BPMN and Camunda', () => {
  const found = [
    ...translatedIn(panel),
    ...translatedIn(sourceOf('@bpmn-io/properties-panel')),
    ...labelsIn(/const IMPLEMENTATION_TYPE_NONE_LABEL = [^;]*;/),
    ...labelsIn(/const IMPLEMENTATION_TYPE_TO_LABEL = [^;]*;/),
    ...labelsIn(/const EVENT_TO_LABEL = [^;]*;/),
  ];

  expect(new Set(found).size).toBeGreaterThan(215);
  expect([...new Set(found)].filter((text) => !(text in texts))).toEqual([]);
});

it('finds all that is translated: what is not a literal is known here', () => {
  const calls = [...panel.matchAll(/\btranslate\((?!\s*'|\))([^\n]{0,40})/g)].map(([, given = '']) => given);

  expect(
    calls.filter(
      (given) => !/^(?:template\.name|concreteType|is\(|isInput\(|IMPLEMENTATION_|EVENT_TO_LABEL|label\))/.test(given),
    ),
  ).toEqual([]);
});

it('has a Chinese text for each, and no word of English but names', () => {
  const english = Object.values(texts).filter((text) =>
    /[a-z]{2,}/i.test(
      text.replaceAll(
        /\{\w+\}|\$\{\w*\}|\(.*\)|\b(?:BPMN|CMMN|DMN|FEEL|JSON|ISO|UTC|Java|Camunda|cron)\b|2015-06-26T09:54:00/g,
        '',
      ),
    ),
  );

  expect(english).toEqual([]);
});

it('takes what is none of its texts from the diagram, and has a sign for what has no name', () => {
  expect(expertTranslate('List contains {numOfItems} items', { numOfItems: '3' })).toBe('共 3 项');
  expect(expertTranslate('Append end event')).toBe('追加结束事件');
  expect(expertTranslate(undefined)).toBe('—');
});
