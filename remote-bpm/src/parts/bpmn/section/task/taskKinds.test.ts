import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { Moddle } from '../../moddle/ModdleElement.ts';
import { isTask } from './taskKinds.ts';

// The package declares less than it has.
const moddle = new BpmnModdle() as unknown as Moddle;

it.each(['Task', 'ManualTask', 'SendTask', 'ServiceTask', 'BusinessRuleTask', 'UserTask', 'ScriptTask', 'ReceiveTask'])(
  'takes a %s for a task',
  (type) => {
    expect(isTask(moddle.create(`bpmn:${type}`))).toBe(true);
  },
);

it.each(['CallActivity', 'SubProcess', 'StartEvent', 'Process'])('does not take a %s for one', (type) => {
  expect(isTask(moddle.create(`bpmn:${type}`))).toBe(false);
});
