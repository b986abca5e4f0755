import { firstAt, readDefinitions } from '@zhilv/testing/diagram/read-definitions';
import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { makeLossless, unresolvedReferences } from './losslessModdle.ts';

function read(content: string) {
  const moddle = new BpmnModdle();
  makeLossless(moddle);
  return readDefinitions<ModdleElement>(moddle, content);
}

it('lists the references that name nothing until they are set, or their element is gone', async () => {
  const { root, elements, xml } = await read(
    '<error id="e"/><process id="p"><endEvent id="a"><errorEventDefinition errorRef="CODE"/></endEvent></process>',
  );
  const event = firstAt(elements[1], 'flowElements');
  const definition = firstAt(event, 'eventDefinitions');
  expect(unresolvedReferences(root)).toEqual([{ element: definition, property: 'errorRef', text: 'CODE' }]);

  const missing = definition.get('errorRef');
  definition.set('errorRef', elements[0]);
  expect(unresolvedReferences(root)).toEqual([]);
  expect(await xml()).toContain('errorRef="e"');

  definition.set('errorRef', missing);
  expect(unresolvedReferences(root)).toHaveLength(1);
  Object.assign(event, { $parent: undefined });
  expect(unresolvedReferences(root)).toEqual([]);
});

it('keeps references that name nothing in their place among others', async () => {
  const { root, elements, xml } = await read(
    '<process id="p"><laneSet id="l"><lane id="n"><flowNodeRef>gone</flowNodeRef><flowNodeRef> a </flowNodeRef><flowNodeRef></flowNodeRef></lane></laneSet><task id="a"/></process>',
  );
  const task = firstAt(elements[0], 'flowElements');

  expect(firstAt(elements[0], 'laneSets', 'lanes').get('flowNodeRef')).toMatchObject([{ id: 'gone' }, task, { id: '' }]);
  expect(unresolvedReferences(root).map(({ text }) => text)).toEqual(['gone', '']);
  expect(await xml()).toContain('<flowNodeRef>gone</flowNodeRef><flowNodeRef>a</flowNodeRef><flowNodeRef></flowNodeRef>');
});

it('follows what a reference with a prefix of the document names', async () => {
  const { root, elements, xml } = await read(
    '<message id="m"/><message id="n"/><process id="p"><receiveTask id="r" messageRef="own:m" operationRef="other:m"/></process>',
  );
  const [message, another, process] = elements;
  const task = firstAt(process, 'flowElements');
  expect(task.get('messageRef')).toBe(message);
  expect(unresolvedReferences(root)).toMatchObject([{ property: 'operationRef', text: 'other:m' }]);

  message?.set('id', 'renamed');
  expect(await xml()).toContain('messageRef="own:renamed"');
  task.set('messageRef', another);
  expect(await xml()).toContain('messageRef="n"');
});

it('knows nothing of a document that was not read', () => {
  const moddle = new BpmnModdle() as unknown as { create(type: string): ModdleElement };

  expect(unresolvedReferences(moddle.create('bpmn:Definitions'))).toEqual([]);
});
