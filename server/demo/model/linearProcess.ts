/** One user task of a process. */
export type ProcessTask = readonly [id: string, name: string];

/**
 * The BPMN XML of a process that goes through its tasks one after the other, drawn from left to right, in the form
 * that the designer saves (prefix `flowable`).
 */
export function linearProcess(key: string, name: string, tasks: readonly ProcessTask[]): string {
  const nodes: readonly Node[] = [
    { id: 'start', name: '开始', kind: 'startEvent', width: 36, height: 36 },
    ...tasks.map(([id, taskName]) => ({ id, name: taskName, kind: 'userTask', width: 100, height: 80 })),
    { id: 'end', name: '结束', kind: 'endEvent', width: 36, height: 36 },
  ];
  const placed = nodes.map(placedNode);
  const flows = placed.slice(1).map((target, index) => ({ id: `flow_${index + 1}`, source: placed[index] ?? target, target }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<bpmn2:definitions ${namespaces} id="diagram_${key}" targetNamespace="http://flowable.org/bpmn">`,
    `  <bpmn2:process id="${key}" name="${name}" isExecutable="true">`,
    ...placed.map(
      ({ id, kind, name: label }) => `    <bpmn2:${kind} id="${id}" name="${label}">${references(id, flows)}</bpmn2:${kind}>`,
    ),
    ...flows.map(
      ({ id, source, target }) => `    <bpmn2:sequenceFlow id="${id}" sourceRef="${source.id}" targetRef="${target.id}" />`,
    ),
    '  </bpmn2:process>',
    '  <bpmndi:BPMNDiagram id="BPMNDiagram_1">',
    `    <bpmndi:BPMNPlane id="BPMNPlane_1" bpmnElement="${key}">`,
    ...placed.map(
      ({ id, x, y, width, height }) =>
        `      <bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}" /></bpmndi:BPMNShape>`,
    ),
    ...flows.map(
      ({ id, source, target }) =>
        `      <bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}"><di:waypoint x="${source.x + source.width}" y="${MIDDLE}" /><di:waypoint x="${target.x}" y="${MIDDLE}" /></bpmndi:BPMNEdge>`,
    ),
    '    </bpmndi:BPMNPlane>',
    '  </bpmndi:BPMNDiagram>',
    '</bpmn2:definitions>',
    '',
  ].join('\n');
}

interface Node {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly width: number;
  readonly height: number;
}

interface Flow {
  readonly id: string;
  readonly source: { readonly id: string };
  readonly target: { readonly id: string };
}

const LEFT = 160;
const GAP = 60;
const MIDDLE = 180;

const namespaces = [
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  'xmlns:bpmn2="http://www.omg.org/spec/BPMN/20100524/MODEL"',
  'xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI"',
  'xmlns:dc="http://www.omg.org/spec/DD/20100524/DC"',
  'xmlns:di="http://www.omg.org/spec/DD/20100524/DI"',
  'xmlns:flowable="http://flowable.org/bpmn"',
].join(' ');

const placedNode = (node: Node, index: number, nodes: readonly Node[]) => ({
  ...node,
  x: leftOf(nodes, index),
  y: MIDDLE - node.height / 2,
});

const leftOf = (nodes: readonly Node[], index: number): number =>
  nodes.slice(0, index).reduce((left, { width }) => left + width + GAP, LEFT);

const references = (id: string, flows: readonly Flow[]): string =>
  flows
    .flatMap((flow) => [
      ...(flow.target.id === id ? [`<bpmn2:incoming>${flow.id}</bpmn2:incoming>`] : []),
      ...(flow.source.id === id ? [`<bpmn2:outgoing>${flow.id}</bpmn2:outgoing>`] : []),
    ])
    .join('');
