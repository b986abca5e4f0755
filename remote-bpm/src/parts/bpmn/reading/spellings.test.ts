import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { makeLossless } from './losslessModdle.ts';

/** Reads definitions with this in them. @returns their root, what its property `rootElements` holds, and a function that writes them */
async function read(content: string) {
  const moddle = new BpmnModdle();
  makeLossless(moddle);
  const { rootElement } = await moddle.fromXML(
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:own="urn:own" xmlns:other="urn:other" targetNamespace="urn:own">${content}</definitions>`,
  );
  const root = rootElement as ModdleElement; // The package declares less than it gives.
  return {
    root,
    elements: [root.get('rootElements')].flat() as readonly ModdleElement[],
    xml: async () => (await moddle.toXML(rootElement)).xml,
  };
}

/** What a path of properties leads to; of lists the first. */
const first = (element: ModdleElement | undefined, ...path: readonly string[]): ModdleElement =>
  path.reduce((at, property) => [at.get(property)].flat()[0] as ModdleElement, element as ModdleElement);

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
  const foreign = first(elements[0], 'extensionElements', 'values');
  const before = [foreign, elements[0]].map((element) => Object.entries(element ?? {}));

  expect(await xml()).toContain('<other:a c="2" other:b="1" />');
  expect([foreign, elements[0]].map((element) => Object.entries(element ?? {}))).toEqual(before);
  expect(elements[0]?.$attrs).toEqual({});
});
