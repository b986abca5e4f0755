import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { Moddle } from '../../../bpmn/moddle/ModdleElement.ts';
import { isPasteable } from './isPasteable.ts';

const moddle = new BpmnModdle() as unknown as Moddle; // The declaration of the package has less.

const BOX = { x: 0, y: 0, width: 100, height: 80 };

const shape = (id: string, more: object = {}) => ({
  id,
  ...BOX,
  businessObject: moddle.create('bpmn:UserTask', { id }),
  di: moddle.create('bpmndi:BPMNShape', {}),
  ...more,
});

const line = (id: string, more: object = {}) => ({
  id,
  waypoints: [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
  ],
  source: 'a',
  target: 'b',
  businessObject: moddle.create('bpmn:SequenceFlow', { id }),
  di: moddle.create('bpmndi:BPMNEdge', {}),
  ...more,
});

const [a, b] = [shape('a'), shape('b')];

it.each([
  ['shapes at several depths', { 0: [a], 1: [b] }],
  ['a line between what was copied', { 0: [a, b, line('f')] }],
  ['what is attached to what was copied', { 0: [a, shape('b', { host: 'a' })] }],
  ['the label of a shape, which is drawn as nothing of its own', { 0: [a, { id: 'a_label', ...BOX, labelTarget: 'a' }] }],
  ['no host and no label', { 0: [shape('a', { host: null, labelTarget: undefined })] }],
])('takes %s', (_, tree) => {
  expect(isPasteable(tree)).toBe(true);
});

it.each([
  ['nothing', {}],
  ['a list', [[a]]],
  ['a depth that is none', { x: [a] }],
  ['two of one identifier', { 0: [a, shape('a')] }],
  ['an identifier that is no text', { 0: [shape('a', { id: 7 })] }],
  ['a line to nowhere', { 0: [a, line('f')] }],
  ['a line of one point', { 0: [a, b, line('f', { waypoints: [{ x: 0, y: 0 }] })] }],
  [
    'a line through no place',
    {
      0: [
        a,
        b,
        line('f', {
          waypoints: [
            { x: 0, y: 0 },
            { x: NaN, y: 0 },
          ],
        }),
      ],
    },
  ],
  ['a line that is drawn as a shape', { 0: [a, b, line('f', { di: a.di })] }],
  ['a shape that is drawn as a line', { 0: [shape('a', { di: line('f').di })] }],
  ['a size below nothing', { 0: [shape('a', { width: -1 })] }],
  ['a place beyond every diagram', { 0: [shape('a', { x: 1_000_001 })] }],
  ['the label of what was not copied', { 0: [shape('a', { labelTarget: 'nobody' })] }],
  ['what bpmn-js does not draw', { 0: [shape('a', { businessObject: moddle.create('bpmn:Message', {}) })] }],
  ['what moddle has not made', { 0: [shape('a', { businessObject: { $type: 'bpmn:UserTask' } })] }],
  ['more than anybody copies', { 0: Array.from({ length: 5001 }, (_, index) => shape(`t${index}`)) }],
])('takes no clipboard with %s', (_, tree) => {
  expect(isPasteable(tree)).toBe(false);
});
