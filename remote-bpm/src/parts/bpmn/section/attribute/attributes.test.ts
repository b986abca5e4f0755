import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { ENGINES } from '../../engine/Engine.ts';
import type { Moddle } from '../../moddle/ModdleElement.ts';
import type { AttributeField } from './AttributeField.ts';
import { attributeNotes, attributesFor, readAttributes } from './attributes.ts';

// The package declares less than it has. Without a descriptor all attributes of an engine are foreign, and are texts.
const moddle = new BpmnModdle() as unknown as Moddle;
const document = { engine: ENGINES.flowable, moddle, definitions: moddle.create('bpmn:Definitions') };

const two = { read: 'resultVariable', older: 'resultVariableName' } as const;
const FIELDS = {
  name: { kind: 'text', names: 'name', namespace: 'bpmn' },
  users: { kind: 'list', names: 'candidateUsers' },
  exclusive: { kind: 'flag', names: 'exclusive', standard: true },
  before: {
    kind: 'flag',
    names: { camunda: { read: 'asyncBefore' }, flowable: { read: 'async', also: 'asyncBefore' }, activiti: { read: 'async' } },
  },
  result: { kind: 'text', names: { camunda: two, flowable: two, activiti: two } },
  followUp: { kind: 'text', names: 'followUpDate' },
} as const satisfies Readonly<Record<string, AttributeField>>;

const task = (attributes: Readonly<Record<string, string>>) => moddle.create('bpmn:UserTask', attributes);
const read = (attributes: Readonly<Record<string, string>>) => readAttributes(task(attributes), FIELDS, document);

it('gives empty values and what stands for none where there are no attributes', () => {
  expect(read({})).toEqual({ name: '', users: [], exclusive: true, before: false, result: '', followUp: '' });
});

it('reads flags however they are written', () => {
  expect(read({ 'flowable:exclusive': 'FALSE', 'flowable:async': 'TRUE' })).toMatchObject({ exclusive: false, before: true });
});

it('reads the attribute of the engine first, then the one beside it, then the older one', () => {
  expect(read({ 'flowable:asyncBefore': 'true' }).before).toBe(true);
  expect(read({ 'flowable:async': 'false', 'flowable:asyncBefore': 'true' }).before).toBe(false);
  expect(read({ 'flowable:resultVariableName': 'a' }).result).toBe('a');
  expect(read({ 'flowable:resultVariableName': 'a', 'flowable:resultVariable': 'b' }).result).toBe('b');
});

it('writes both names of a field that has two, and removes both for what is so anyway', () => {
  expect(attributesFor(task({}), FIELDS, { before: true }, document)).toEqual({
    'flowable:async': true,
    'flowable:asyncBefore': true,
  });
  expect(attributesFor(task({ 'flowable:async': 'true' }), FIELDS, { before: false }, document)).toEqual({
    'flowable:async': undefined,
    'flowable:asyncBefore': undefined,
  });
});

it('writes the older name only where it stands instead', () => {
  expect(attributesFor(task({ 'flowable:resultVariableName': 'a' }), FIELDS, { result: 'b' }, document)).toEqual({
    'flowable:resultVariableName': 'b',
  });
  expect(attributesFor(task({}), FIELDS, { result: 'b' }, document)).toEqual({
    'flowable:resultVariable': 'b',
    'flowable:resultVariableName': undefined,
  });
});

it('writes a value again only where two attributes disagree about it', () => {
  const apart = task({ 'flowable:asyncBefore': 'true' });

  expect(
    attributesFor(task({ 'flowable:candidateUsers': 'a , b' }), FIELDS, { users: ['a', 'b'], exclusive: true }, document),
  ).toEqual({});
  expect(attributesFor(apart, FIELDS, { before: true }, document)).toEqual({
    'flowable:async': true,
    'flowable:asyncBefore': true,
  });
});

it('tells of disagreement and of what is not read', () => {
  const notes = attributeNotes(task({ 'flowable:asyncBefore': 'true', 'flowable:followUpDate': 'P1D' }), FIELDS, document);

  expect(notes.map(({ field, kind }) => `${kind} ${field}`)).toEqual(['warning before', 'hint followUp']);
  expect(attributeNotes(task({ 'flowable:async': 'true' }), FIELDS, document)).toEqual([]);
});
