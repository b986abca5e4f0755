import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { Moddle, ModdleElement } from '../../moddle/ModdleElement.ts';
import type { Point } from '../../geometry/Box.ts';
import { placeLabels } from './labels.ts';

const moddle = new BpmnModdle() as unknown as Moddle; // The package has no declarations.
const make = (type: string, name?: string): ModdleElement => moddle.create(`bpmn:${type}`, { name });

const BOX = { x: 100, y: 100, width: 50, height: 50 };
const [BOTTOM, TOP] = [
  { x: 125, y: 150 },
  { x: 125, y: 100 },
];

/** Places the name of an element at 100, 100, with lines that begin at these points. */
function labelOf(element: ModdleElement, ...docks: readonly Point[]) {
  const edges = docks.map((dock) => ({ element: make('Association'), points: [dock, { x: 999, y: 999 }] }));
  return placeLabels({ shapes: [{ element, box: BOX }], edges }).get(element);
}

it('leaves names to bpmn-js, which has them below, where no line is', () => {
  expect(labelOf(make('ExclusiveGateway', '通过？'), TOP)).toBeUndefined();
  expect(labelOf(make('ExclusiveGateway'), BOTTOM)).toBeUndefined();
  expect(labelOf(make('Task', '审批'), BOTTOM)).toBeUndefined();
});

it('has a name above when a line is below, and beside the line when lines are on both sides', () => {
  expect(labelOf(make('ExclusiveGateway', '通过？'), BOTTOM)).toEqual({ x: 104, y: 80, width: 42, height: 14 });
  expect(labelOf(make('ExclusiveGateway', '通过？'), BOTTOM, TOP)).toEqual({ x: 77, y: 150, width: 42, height: 14 });
});

it('has the name of a boundary event never in its activity', () => {
  expect(labelOf(make('BoundaryEvent', '超时'), BOTTOM)?.y).toBe(150);
});

it.each([
  ['left of a line that goes right', 300, 89],
  ['right of a line that goes left', 50, 131],
])('has the name of a boundary event %s', (_, x, expected) => {
  const element = make('BoundaryEvent', '超时');
  const [bend, end] = [
    { x: 125, y: 160 },
    { x, y: 160 },
  ];

  for (const points of [
    [BOTTOM, bend, end],
    [end, bend, BOTTOM],
  ])
    expect(
      placeLabels({ shapes: [{ element, box: BOX }], edges: [{ element: make('Association'), points }] }).get(element)?.x,
    ).toBe(expected);
});

it('breaks long names into lines', () => {
  expect(labelOf(make('ExclusiveGateway', '金额超过一万元还是没有超过'), BOTTOM)).toMatchObject({ width: 90, height: 28 });
});

it('leaves room for wide letters', () => {
  // bpmn-js's font draws it 14 pixels wide.
  expect(labelOf(make('ExclusiveGateway', 'No'), BOTTOM)?.width).toBeGreaterThan(18);
});

it('has the names of flows that begin together after the place where they part', () => {
  const edges = [300, 400].map((y, index) => ({
    element: make('SequenceFlow', ['同意', '退回'][index]),
    points: [BOTTOM, { x: 125, y }, { x: index === 0 ? 200 : 50, y }],
  }));
  const short = { element: make('SequenceFlow', '转办给其他部门'), points: [BOTTOM, { x: 125, y: 500 }, { x: 160, y: 500 }] };

  const labels = placeLabels({ shapes: [], edges: [...edges, short] });

  expect([...edges, short].map(({ element }) => labels.get(element))).toEqual([
    { x: 131, y: 284, width: 30, height: 14 },
    { x: 89, y: 384, width: 30, height: 14 },
    // It has no room there.
    { x: 131, y: 156, width: 90, height: 14 },
  ]);
});

it('has the names of flows where they begin, one below the other when they begin together', () => {
  const flows = ['同意', '退回', '转办'].map((name) => make('SequenceFlow', name));
  const points = [
    [BOTTOM, { x: 125, y: 300 }],
    [BOTTOM, { x: 125, y: 400 }],
    [
      { x: 150, y: 125 },
      { x: 300, y: 125 },
    ],
  ];
  const labels = placeLabels({ shapes: [], edges: flows.map((element, index) => ({ element, points: points[index] ?? [] })) });

  expect(flows.map((flow) => labels.get(flow))).toEqual([
    { x: 131, y: 156, width: 30, height: 14 },
    { x: 131, y: 170, width: 30, height: 14 },
    { x: 156, y: 109, width: 30, height: 14 },
  ]);
});
