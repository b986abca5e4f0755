import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { expect, it } from 'vitest';
import { DEFAULTS } from './equality.ts';
import { fidelityReport } from './fidelityReport.lazy.ts';

it('reports nothing when the export says the same, and else what is lost', () => {
  const original = '<a xmlns="urn:one" id="x"><b c="1"/></a>';

  expect(fidelityReport(original, '<p:a xmlns:p="urn:one" id="x"><p:b c="1"></p:b></p:a>')).toEqual([]);
  expect(fidelityReport(original, '<a xmlns="urn:one" id="x"><b/></a>')).toMatchObject([
    { kind: 'attribute', what: 'c', value: '1' },
  ]);
});

/** Attributes, elements without content, and texts. */
const PARTS = /\s(?!xmlns|version|encoding)[\w:]+="[^"]*"|<[\w:]+(?:\s[^<>]*)?\/>|(?<=\w"?>)[^<>]*[^<>\s][^<>]*(?=<\/)/g;

/** Whether an attribute says what holds without it. */
const isDefault = (part: string): boolean => {
  const [, name = '', value] = /^\s(?:\w+:)?(\w+)="(.*)"$/.exec(part) ?? [];
  return DEFAULTS.get(name) === value;
};

it.each(['camunda', 'flowable', 'activiti'])(
  'reports each single thing that is cut out of a document of %s, and nothing else',
  (engine) => {
    const xml = readFileSync(path.join(import.meta.dirname, 'models', `${engine}.bpmn`), 'utf8');
    const parts = [...xml.matchAll(PARTS)].filter(([part]) => !isDefault(part));

    for (const { index, 0: part } of new SeededRandom(17).some(parts, 40)) {
      const losses = fidelityReport(xml, xml.slice(0, index) + xml.slice(index + part.length));
      const [, name] = /^\s?<?([\w:]+)[=\s/]/.exec(part) ?? [];
      expect(losses, part).toHaveLength(1);
      if (name !== undefined) expect(losses[0]?.what).toBe(name);
    }
  },
);

it('throws when one of the documents is no XML', () => {
  expect(() => fidelityReport('<a/>', '<a>')).toThrow(Error);
});
