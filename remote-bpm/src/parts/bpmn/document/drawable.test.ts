import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { UnreadableBpmn } from '../source/readableSource.ts';
import { checkDrawable } from './drawable.ts';

/** Reads definitions with this in them. */
async function definitions(content: string): Promise<ModdleElement> {
  const { rootElement } = await new BpmnModdle().fromXML(
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI">${content}</definitions>`,
  );
  return rootElement as ModdleElement; // The package declares less than it gives.
}

const drawn = (shapes: string, element = 'p'): string =>
  `<process id="p"><task id="t"/></process><bpmndi:BPMNDiagram><bpmndi:BPMNPlane bpmnElement="${element}">${shapes}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`;

const shape = (bounds: string): string => drawn(`<bpmndi:BPMNShape bpmnElement="t"><dc:Bounds ${bounds}/></bpmndi:BPMNShape>`);

it.each([
  ['no process', '<message/>', '文件中没有流程'],
  ['no diagram', '<process/>', '这份流程只有定义，没有图形信息，无法显示'],
  ['a drawing of something else', drawn('', 't'), '流程图没有指明画的是哪个流程'],
  ['a place that is no number', shape('x="NaN" y="0" width="1" height="1"'), '图形 t 的位置或大小不是可以画出的数字'],
  ['a place without end', shape('x="0" y="-Infinity" width="1" height="1"'), '图形 t 的位置或大小不是可以画出的数字'],
  ['a place too far away', shape('x="0" y="0" width="1e9" height="1"'), '图形 t 的位置或大小不是可以画出的数字'],
  ['no size', shape('x="0" y="0"'), '图形 t 的位置或大小不是可以画出的数字'],
  [
    'a point of an edge that is no number',
    drawn('<bpmndi:BPMNEdge id="e"><di:waypoint x="a" y="1"/></bpmndi:BPMNEdge>'),
    '图形 e 的位置或大小不是可以画出的数字',
  ],
  [
    'a label that is no number wide',
    drawn(
      '<bpmndi:BPMNEdge id="e"><bpmndi:BPMNLabel><dc:Bounds x="0" y="0" width="-" height="1"/></bpmndi:BPMNLabel></bpmndi:BPMNEdge>',
    ),
    '图形 e 的位置或大小不是可以画出的数字',
  ],
])('refuses %s', async (_, content, reason) => {
  const root = await definitions(content);

  expect(() => checkDrawable(root)).toThrow(new UnreadableBpmn(reason));
});

it.each([
  ['a shape', shape('x="-1.5" y="1e3" width="1" height="1"')],
  ['a place at the beginning that is left out', shape('width="1" height="1"')],
  ['a shape and an edge without a place, and a drawing of nothing', drawn('<bpmndi:BPMNShape/><bpmndi:BPMNEdge/>', '')],
])('takes %s', async (_, content) => {
  const root = await definitions(content);

  expect(() => checkDrawable(root)).not.toThrow();
});
