import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { loadDescriptor } from '../engine/descriptors/loadDescriptor.ts';
import type { Moddle } from '../moddle/ModdleElement.ts';
import { useEngine } from './useEngine.ts';

it('has a moddle know one engine, then another, and the first again', async () => {
  const moddle = new BpmnModdle() as unknown as Moddle; // The package declares less than it gives.
  useEngine(moddle, await loadDescriptor('camunda'));
  const task = moddle.create('bpmn:UserTask', { 'camunda:assignee': 'a' });
  expect(Object.entries(task)).toContainEqual(['assignee', 'a']);

  useEngine(moddle, await loadDescriptor('flowable'));
  expect(Object.keys(moddle.create('bpmn:UserTask', { 'flowable:assignee': 'a' }))).toContain('assignee');
  expect(Object.keys(moddle.create('bpmn:UserTask', { 'camunda:assignee': 'a' }))).not.toContain('assignee');
  // What was made before stays of its engine.
  expect(task.get('camunda:assignee')).toBe('a');
  expect(task.$instanceOf('bpmn:Task')).toBe(true);

  useEngine(moddle, await loadDescriptor('camunda'));
  expect(Object.keys(moddle.create('bpmn:UserTask', { 'camunda:assignee': 'a' }))).toContain('assignee');
});
