import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { Moddle } from '../moddle/ModdleElement.ts';
import { changeOf } from './changeOf.ts';
import { makeChanges } from './makeChanges.ts';

// The package declares less than it has.
const moddle = new BpmnModdle() as unknown as Moddle;

it('names the properties that get another value, and no others', () => {
  const task = moddle.create('bpmn:UserTask', { id: 'review', name: '审核' });

  expect(changeOf(task, { id: 'review', name: '复核' })).toEqual([{ object: task, properties: { name: '复核' } }]);
  expect(changeOf(task, { name: '审核', documentation: undefined })).toHaveLength(1);
  expect(changeOf(task, { name: '审核', isForCompensation: false })).toEqual([]);
});

it('removes a property for undefined when the change is made', () => {
  const task = moddle.create('bpmn:UserTask', { name: '审核' });

  makeChanges(changeOf(task, { name: undefined }));

  expect(Object.hasOwn(task, 'name')).toBe(false);
});
