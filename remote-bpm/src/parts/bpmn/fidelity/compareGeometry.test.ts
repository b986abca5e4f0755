import { expect, it } from 'vitest';
import { compareGeometry } from './compareGeometry.ts';
import { xmlTree } from './xmlTree.ts';

const drawn = (content: string) =>
  xmlTree(
    `<d xmlns:i="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:c="http://www.omg.org/spec/DD/20100524/DC" xmlns:w="http://www.omg.org/spec/DD/20100524/DI"><i:BPMNDiagram><i:BPMNPlane bpmnElement="p">${content}</i:BPMNPlane></i:BPMNDiagram></d>`,
  );

const shape = (id: string, x: number): string =>
  `<i:BPMNShape bpmnElement="${id}"><c:Bounds x="${x}" y="0" width="10" height="10"/></i:BPMNShape>`;

const edge = (id: string, ...places: readonly number[]): string =>
  `<i:BPMNEdge bpmnElement="${id}">${places.map((x) => `<w:waypoint x="${x}" y="0"/>`).join('')}</i:BPMNEdge>`;

it('tells what is drawn elsewhere and what no more, in whole pixels', () => {
  const before = drawn(shape('same', 1.2) + shape('moved', 1) + shape('lost', 1) + edge('flow', 1, 2) + edge('bent', 1, 2));
  const after = drawn(edge('bent', 1, 3, 2) + shape('moved', 3) + shape('same', 0.9) + edge('flow', 1, 2) + shape('new', 1));

  expect(compareGeometry(before, after)).toEqual({ lost: ['lost'], changed: ['moved', 'bent'] });
});

it('looks at every place of an element that is drawn twice', () => {
  expect(compareGeometry(drawn(shape('a', 1) + shape('a', 2)), drawn(shape('a', 1)))).toEqual({ lost: [], changed: ['a'] });
});
