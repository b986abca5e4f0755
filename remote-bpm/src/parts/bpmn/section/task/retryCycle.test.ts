import { BpmnModdle } from 'bpmn-moddle';
import { beforeEach, expect, it } from 'vitest';
import { extensionsOf } from '../../command/extensions.ts';
import { makeChanges } from '../../command/makeChanges.ts';
import { useEngine } from '../../document/useEngine.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { loadDescriptor } from '../../engine/descriptors/loadDescriptor.ts';
import type { Moddle, ModdleElement } from '../../moddle/ModdleElement.ts';
import { changeRetryCycle, retryCycleOf } from './retryCycle.ts';

// The package declares less than it has.
const moddle = new BpmnModdle() as unknown as Moddle;
useEngine(moddle, await loadDescriptor('flowable'));
const document = { engine: ENGINES.flowable, moddle, definitions: moddle.create('bpmn:Definitions') };

let task: ModdleElement;
let listener: ModdleElement;

beforeEach(() => {
  task = moddle.create('bpmn:UserTask');
  listener = moddle.create('flowable:ExecutionListener', { class: 'org.example.Start' });
  task.set('extensionElements', moddle.create('bpmn:ExtensionElements', { values: [listener] }));
});

const change = (value: string) => makeChanges(changeRetryCycle(task, value, document));

it('reads the cycle from its own element, wherever it stands', () => {
  expect(retryCycleOf(task, document)).toBe('');
  change(' R3/PT10M ');

  expect(extensionsOf(task)[0]).toBe(listener);
  expect(retryCycleOf(task, document)).toBe('R3/PT10M');
});

it('changes the element that is there', () => {
  change('R3/PT10M');
  const [, cycle] = extensionsOf(task);

  expect(changeRetryCycle(task, 'R3/PT10M', document)).toEqual([]);
  change('R5/PT1M');

  expect(extensionsOf(task)).toEqual([listener, cycle]);
  expect(retryCycleOf(task, document)).toBe('R5/PT1M');
});

it('removes nothing but the cycle', () => {
  expect(changeRetryCycle(task, '', document)).toEqual([]);
  change('R3/PT10M');
  change('');

  expect(extensionsOf(task)).toEqual([listener]);
});
