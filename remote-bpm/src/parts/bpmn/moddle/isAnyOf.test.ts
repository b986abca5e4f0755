import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { isAnyOf } from './isAnyOf.ts';
import type { Moddle } from './ModdleElement.ts';

// The package declares less than it has.
const moddle = new BpmnModdle() as unknown as Moddle;

it('tells types of BPMN, and those that others are of', () => {
  expect(isAnyOf(moddle.create('bpmn:UserTask'), 'ScriptTask', 'UserTask')).toBe(true);
  expect(isAnyOf(moddle.create('bpmn:UserTask'), 'Activity')).toBe(true);
  expect(isAnyOf(moddle.create('bpmn:ManualTask'), 'ScriptTask', 'UserTask')).toBe(false);
  expect(isAnyOf(moddle.create('bpmn:ManualTask'))).toBe(false);
});
