import { firstAt, readDefinitions } from '@zhilv/testing/diagram/read-definitions';
import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { makeLossless } from './losslessModdle.ts';

function read(content: string) {
  const moddle = new BpmnModdle();
  makeLossless(moddle);
  return readDefinitions<ModdleElement>(moddle, content);
}

it('writes the new value of an attribute, and the old spelling once it has its value again', async () => {
  const { elements, xml } = await read('<process id="p" isExecutable="1"/>');
  const [process] = elements;
  const before = await xml();
  expect(process?.get('isExecutable')).toBe(true);

  process?.set('isExecutable', false);
  expect(await xml()).toContain('isExecutable="false"');
  process?.set('isExecutable', undefined);
  expect(await xml()).not.toContain('isExecutable');
  process?.set('isExecutable', true);
  expect(await xml()).toBe(before);
});

it.each([
  ['true', true],
  [' TRUE ', true],
  ['1', true],
  ['false', false],
  ['0', false],
  ['${yes}', false],
])('takes %s for a truth as XML does', async (text, value) => {
  const { elements, xml } = await read(`<process id="p" isExecutable="${text}"/>`);

  expect(elements[0]?.get('isExecutable')).toBe(value);
  expect(await xml()).toContain(`isExecutable="${text}"`);
});

it('leaves the model as it is when it is written, also in its order', async () => {
  const { elements, xml } = await read(
    '<process id="p" isExecutable="TRUE"><extensionElements><other:a other:b="1" c="2"/></extensionElements></process>',
  );
  const foreign = firstAt(elements[0], 'extensionElements', 'values');
  const before = [foreign, elements[0]].map((element) => Object.entries(element ?? {}));

  expect(await xml()).toContain('<other:a c="2" other:b="1" />');
  expect([foreign, elements[0]].map((element) => Object.entries(element ?? {}))).toEqual(before);
  expect(elements[0]?.$attrs).toEqual({});
});
