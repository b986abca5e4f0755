import { expect, it } from 'vitest';
import { elementName, typeName } from './elementName.ts';

it.each([
  ['userTask', '用户任务'],
  ['businessRuleTask', '业务规则任务'],
  ['exclusiveGateway', '排他网关'],
  ['startEvent', '开始事件'],
  ['sequenceFlow', '顺序流'],
  ['process', '流程'],
  ['BPMNShape', '图形'],
])('calls %s %s', (type, name) => {
  expect(elementName(type)).toBe(name);
});

it('leaves what has no name in Chinese as the XML has it', () => {
  expect(elementName('choreographyTask')).toBe('choreographyTask');
});

it('calls an element by its type, too', () => {
  expect([typeName('bpmn:UserTask'), typeName('Process')]).toEqual(['用户任务', '流程']);
});
