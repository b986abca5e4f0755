const URIS = {
  camunda: 'http://camunda.org/schema/1.0/bpmn',
  flowable: 'http://flowable.org/bpmn',
  activiti: 'http://activiti.org/bpmn',
} as const;

export type EngineName = keyof typeof URIS;

const SHAPES: readonly (readonly [id: string, x: number, y: number, width: number, height: number])[] = [
  ['start', 160, 122, 36, 36],
  ['choice', 250, 115, 50, 50],
  ['review', 360, 100, 100, 80],
  ['script', 360, 240, 100, 80],
  ['wait', 360, 380, 100, 80],
];

/** Gives a diagram for an engine, with something for each heading of the properties panel. */
export const engineDiagram = (engine: EngineName): string => `<?xml version="1.0" encoding="UTF-8"?>
<bpmn2:definitions xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bpmn2="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:${engine}="${URIS[engine]}" id="definitions" targetNamespace="http://example.org">
  <bpmn2:process id="leave" name="请假" isExecutable="true">
    <bpmn2:startEvent id="start" name="开始"><bpmn2:outgoing>toChoice</bpmn2:outgoing></bpmn2:startEvent>
    <bpmn2:sequenceFlow id="toChoice" sourceRef="start" targetRef="choice" />
    <bpmn2:exclusiveGateway id="choice"><bpmn2:incoming>toChoice</bpmn2:incoming><bpmn2:outgoing>toReview</bpmn2:outgoing><bpmn2:outgoing>toScript</bpmn2:outgoing></bpmn2:exclusiveGateway>
    <bpmn2:sequenceFlow id="toReview" sourceRef="choice" targetRef="review" />
    <bpmn2:sequenceFlow id="toScript" sourceRef="choice" targetRef="script" />
    <bpmn2:userTask id="review" name="审核"><bpmn2:incoming>toReview</bpmn2:incoming></bpmn2:userTask>
    <bpmn2:scriptTask id="script" name="计算" scriptFormat="groovy"><bpmn2:incoming>toScript</bpmn2:incoming><bpmn2:script>a = 1</bpmn2:script></bpmn2:scriptTask>
    <bpmn2:receiveTask id="wait" name="等待" />
  </bpmn2:process>
  <bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="leave">
    ${SHAPES.map(([id, x, y, width, height]) => `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}" /></bpmndi:BPMNShape>`).join('\n    ')}
    <bpmndi:BPMNEdge id="toChoice_di" bpmnElement="toChoice"><di:waypoint x="196" y="140" /><di:waypoint x="250" y="140" /></bpmndi:BPMNEdge>
    <bpmndi:BPMNEdge id="toReview_di" bpmnElement="toReview"><di:waypoint x="300" y="140" /><di:waypoint x="360" y="140" /></bpmndi:BPMNEdge>
    <bpmndi:BPMNEdge id="toScript_di" bpmnElement="toScript"><di:waypoint x="275" y="165" /><di:waypoint x="275" y="280" /><di:waypoint x="360" y="280" /></bpmndi:BPMNEdge>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</bpmn2:definitions>
`;
