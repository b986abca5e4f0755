import { expect, it } from 'vitest';
import { diagramOf, taskId } from './diagramOf.ts';

it('draws every task and every flow between two that follow each other', () => {
  const diagram = diagramOf('long', 60);
  const count = (text: string) => diagram.split(text).length - 1;

  expect([count('<bpmn2:userTask '), count('<bpmndi:BPMNShape ')]).toEqual([60, 60]);
  expect([count('<bpmn2:sequenceFlow '), count('<bpmndi:BPMNEdge ')]).toEqual([59, 59]);
  expect(diagram).toContain(`sourceRef="${taskId(58)}" targetRef="${taskId(59)}"`);
});

it('gives no two tasks one place', () => {
  const places = [...diagramOf('long', 500).matchAll(/<dc:Bounds ([^>]*)>/g)].map(([, place]) => place);

  expect(new Set(places).size).toBe(500);
});
