import type { Element } from 'bpmn-js/lib/model/Types';
import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { Moddle } from '../../../parts/bpmn/moddle/ModdleElement.ts';
import { kindOf } from './kindOf.ts';

// The package declares less than it has.
const moddle = new BpmnModdle() as unknown as Moddle;

const drawn = (type: string, properties: object = {}, definition?: string) =>
  // What is drawn is not asked for anything else.
  ({
    businessObject: moddle.create(type, {
      ...properties,
      ...(definition !== undefined && { eventDefinitions: [moddle.create(definition, {})] }),
    }),
  }) as Element;

it.each([
  ['bpmn:UserTask', { name: '审核' }, undefined, '用户任务', '审核'],
  ['bpmn:Process', {}, undefined, '流程', ''],
  ['bpmn:SequenceFlow', { name: '同意' }, undefined, '顺序流', '同意'],
  ['bpmn:BoundaryEvent', { name: '超时' }, 'bpmn:TimerEventDefinition', '定时边界事件', '超时'],
  ['bpmn:BoundaryEvent', { cancelActivity: false }, 'bpmn:TimerEventDefinition', '定时边界事件（非中断）', ''],
  ['bpmn:EndEvent', {}, 'bpmn:TerminateEventDefinition', '终止结束事件', ''],
  ['bpmn:StartEvent', {}, undefined, '开始事件', ''],
  ['bpmn:TextAnnotation', { text: '三天以上' }, undefined, '注释', '三天以上'],
])('calls a %s with %j and %s a %s, and names it %j', (type, properties, definition, kind, name) => {
  expect(kindOf(drawn(type, properties, definition))).toEqual({ kind, name });
});
