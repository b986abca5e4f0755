import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { ModdleElement, Moddle } from '../moddle/ModdleElement.ts';
import { changedIds } from './changedIds.ts';

const moddle = new BpmnModdle() as unknown as Moddle; // bpmn-js adds the identifiers, which these tests give.

/** Makes a thing that stands in another. */
function make(type: string, properties: Record<string, unknown>, parent?: ModdleElement): ModdleElement {
  const made = moddle.create(type, properties);
  if (parent !== undefined) made.$parent = parent;
  return made;
}

const used = (...holders: ModdleElement[]): Moddle['ids'] => ({
  assigned: (id) => holders.find((holder) => holder.get('id') === id),
  claim: () => {},
  unclaim: () => {},
});

it('finds identifiers of what comes and goes, however deep they are', () => {
  const task = make('bpmn:UserTask', { id: 'review' });
  const [old, fresh] = ['old', 'fresh'].map((id) => {
    const loop = make('bpmn:MultiInstanceLoopCharacteristics', { id: `${id}Loop` }, task);
    loop.set('completionCondition', make('bpmn:FormalExpression', { id: `${id}Condition` }, loop));
    return loop;
  });
  task.set('loopCharacteristics', old);
  const condition = old?.get('completionCondition') as ModdleElement;

  const { freed, taken } = changedIds({ object: task, properties: { loopCharacteristics: fresh } }, used(condition));

  expect(freed).toEqual([['oldCondition', condition]]);
  expect(taken.map(([id]) => id)).toEqual(['freshLoop', 'freshCondition']);
});

it('takes no notice of things that are only referred to', () => {
  const flow = make('bpmn:SequenceFlow', { id: 'flow' }, make('bpmn:Process', { id: 'process' }));
  const gateway = make('bpmn:ExclusiveGateway', { id: 'gateway', default: flow });

  expect(changedIds({ object: gateway, properties: { default: undefined } }, used(flow))).toEqual({ freed: [], taken: [] });
});
