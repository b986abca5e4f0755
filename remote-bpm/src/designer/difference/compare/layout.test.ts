import { expect, it } from 'vitest';
import { xmlTree } from '../../../parts/bpmn/fidelity/xmlTree.ts';
import { drawnIn, layoutChanges } from './layout.ts';

const drawn = (content: string) =>
  drawnIn(xmlTree(`<definitions><BPMNDiagram><BPMNPlane>${content}</BPMNPlane></BPMNDiagram></definitions>`)).get('a');

const shape = (attributes: string, content = '<Bounds x="0" y="0" width="100" height="80"/>') =>
  drawn(`<BPMNShape bpmnElement="a" ${attributes}>${content}</BPMNShape>`);

const edge = (...points: readonly (readonly [number, number])[]) =>
  drawn(`<BPMNEdge bpmnElement="a">${points.map(([x, y]) => `<waypoint x="${x}" y="${y}"/>`).join('')}</BPMNEdge>`);

it.each([
  [
    'size',
    shape(''),
    shape('', '<Bounds x="0" y="0" width="120.4" height="80"/>'),
    { what: '大小', before: '100 × 80', after: '120 × 80' },
  ],
  ['way', edge([0, 0], [9, 0]), edge([0, 0], [9, 9]), { what: '路径', before: '0, 0 → 9, 0', after: '0, 0 → 9, 9' }],
  ['fold', shape('isExpanded="false"'), shape('isExpanded="true"'), { what: '展开', before: '否', after: '是' }],
  ['colour', shape(''), shape('stroke="#f00" border-color="#f00"'), { what: '颜色', before: null, after: '#f00' }],
])('tells of another %s', (_, before, after, change) => {
  expect(layoutChanges(before, after)).toEqual([change]);
});

it('tells nothing of what one version does not draw', () => {
  expect(layoutChanges(undefined, shape(''))).toEqual([]);
});
