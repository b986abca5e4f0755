import { engineDocument, engineTask } from '@zhilv/testing/diagram/engine-document';
import { expect, it } from 'vitest';
import { ENGINES } from '../engine/Engine.ts';
import { engineOf } from '../engine/engineOf.ts';
import { convert } from './convert.lazy.ts';

it.each([
  ['camunda', 'flowable', 'http://bpmn.io/schema/bpmn', 'http://flowable.org/bpmn'],
  ['flowable', 'camunda', 'http://flowable.org/bpmn', 'http://bpmn.io/schema/bpmn'],
  ['activiti', 'flowable', 'http://activiti.org/bpmn', 'http://flowable.org/bpmn'],
  ['camunda', 'flowable', 'http://example.com/own', 'http://example.com/own'],
] as const)('gives a document of %s the target namespace of %s in place of %s: %s', async (from, to, before, after) => {
  const { xml } = await convert(engineDocument(from, '<process id="p" />').replace('"urn:test"', `"${before}"`), to);

  expect(/targetNamespace="([^"]*)"/.exec(xml)?.[1]).toBe(after);
});

it('is for the other engine then, also when nothing or part of it has its namespace', async () => {
  const documents = [
    engineDocument('camunda', '<process id="p" />'),
    engineTask('camunda', 'userTask', 'camunda:assignee="a" camunda:jobPriority="1"', '<camunda:inputOutput />'),
  ];

  for (const document of documents) expect(engineOf((await convert(document, 'flowable')).xml)).toBe(ENGINES.flowable);
});

it('is for the other engine also when it has the prefix of that for something else', async () => {
  const document = engineDocument('flowable', '<process id="p" />').replace('id="d', 'xmlns:camunda="urn:other" id="d');

  const { xml } = await convert(document, 'camunda');

  expect(engineOf(xml)).toBe(ENGINES.camunda);
  expect((await convert(xml, 'flowable')).losses).toEqual([]);
});

it('no longer names an engine of which nothing is left', async () => {
  const { xml } = await convert(engineTask('camunda', 'userTask', 'camunda:assignee="a"'), 'flowable');

  expect(xml).not.toContain('camunda');
});

it('names an engine of which something is left behind the other one', async () => {
  const { xml } = await convert(engineTask('camunda', 'userTask', 'camunda:assignee="a" camunda:jobPriority="1"'), 'flowable');

  expect(xml.match(/xmlns:(?:camunda|flowable)="[^"]*"/g)).toEqual([
    `xmlns:flowable="${ENGINES.flowable.uri}"`,
    `xmlns:camunda="${ENGINES.camunda.uri}"`,
  ]);
});
