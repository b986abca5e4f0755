import { expect, it } from 'vitest';
import { linearProcess } from './linearProcess.ts';

const xml = linearProcess('travel', '出差', [
  ['approve', '审批'],
  ['pay', '付款'],
]);

const all = (pattern: RegExp): string[] => [...xml.matchAll(pattern)].map(([, text]) => text ?? '');

it('goes from the start through every task to the end', () => {
  expect(all(/sequenceFlow [^>]*sourceRef="(\w+)"/g)).toEqual(['start', 'approve', 'pay']);
  expect(all(/sequenceFlow [^>]*targetRef="(\w+)"/g)).toEqual(['approve', 'pay', 'end']);
  expect(all(/userTask id="\w+" name="([^"]+)"/g)).toEqual(['审批', '付款']);
});

it('is the executable process of its key', () => {
  expect(xml).toContain('<bpmn2:process id="travel" name="出差" isExecutable="true">');
});

it('draws each node and each flow once, and gives every element an id of its own', () => {
  const drawn = all(/bpmnElement="(\w+)"/g);

  expect(drawn.toSorted()).toEqual(['approve', 'end', 'flow_1', 'flow_2', 'flow_3', 'pay', 'start', 'travel']);
  expect(new Set(all(/ id="(\w+)"/g)).size).toBe(all(/ id="(\w+)"/g).length);
});
