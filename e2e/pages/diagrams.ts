/** A start event and a user task, with an attribute of the engine. */
export const twoTasks = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn2:definitions xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bpmn2="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:flowable="http://flowable.org/bpmn" id="definitions" targetNamespace="http://flowable.org/bpmn">
  <bpmn2:process id="two_tasks" name="两个任务" isExecutable="true">
    <bpmn2:startEvent id="start" name="开始"><bpmn2:outgoing>flow</bpmn2:outgoing></bpmn2:startEvent>
    <bpmn2:userTask id="review" name="审核" flowable:assignee="1"><bpmn2:incoming>flow</bpmn2:incoming></bpmn2:userTask>
    <bpmn2:sequenceFlow id="flow" sourceRef="start" targetRef="review" />
  </bpmn2:process>
  <bpmndi:BPMNDiagram id="BPMNDiagram_1">
    <bpmndi:BPMNPlane id="BPMNPlane_1" bpmnElement="two_tasks">
      <bpmndi:BPMNShape id="start_di" bpmnElement="start"><dc:Bounds x="160" y="162" width="36" height="36" /></bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="review_di" bpmnElement="review"><dc:Bounds x="260" y="140" width="100" height="80" /></bpmndi:BPMNShape>
      <bpmndi:BPMNEdge id="flow_di" bpmnElement="flow"><di:waypoint x="196" y="180" /><di:waypoint x="260" y="180" /></bpmndi:BPMNEdge>
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>
</bpmn2:definitions>
`;

/** A process of which nothing is drawn. */
export const emptyPlane = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn2:definitions xmlns:bpmn2="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" id="definitions" targetNamespace="http://flowable.org/bpmn">
  <bpmn2:process id="nothing_drawn" isExecutable="true" />
  <bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="nothing_drawn" /></bpmndi:BPMNDiagram>
</bpmn2:definitions>
`;

/** A diagram as another tool writes it: bounds with fractions, labels with and without a place, a note without text, a
 * collapsed sub-process in which nothing is drawn. */
export const ofAnotherTool = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn2:definitions xmlns:bpmn2="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:flowable="http://flowable.org/bpmn" id="definitions" targetNamespace="http://flowable.org/bpmn">
  <bpmn2:process id="leave" name="请假" isExecutable="true">
    <bpmn2:sequenceFlow id="to_review" sourceRef="start" targetRef="review" />
    <bpmn2:startEvent id="start" name="开始" />
    <bpmn2:sequenceFlow id="to_choice" name="已审核" sourceRef="review" targetRef="choice" />
    <bpmn2:userTask id="review" flowable:candidateUsers="1,2" name="审核" />
    <bpmn2:exclusiveGateway id="choice" name="同意？" />
    <bpmn2:sequenceFlow id="to_end" sourceRef="choice" targetRef="end" />
    <bpmn2:endEvent id="end" />
    <bpmn2:textAnnotation id="note" />
    <bpmn2:association id="of_review" sourceRef="review" targetRef="note" />
    <bpmn2:subProcess id="filing" name="归档" />
  </bpmn2:process>
  <bpmndi:BPMNDiagram id="diagram">
    <bpmndi:BPMNPlane id="plane" bpmnElement="leave">
      <bpmndi:BPMNShape id="choice_di" bpmnElement="choice" isMarkerVisible="true"><dc:Bounds x="420.5" y="195.25" width="50" height="50" /><bpmndi:BPMNLabel><dc:Bounds x="425.1" y="252.75" width="40.2" height="13.6" /></bpmndi:BPMNLabel></bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="start_di" bpmnElement="start"><dc:Bounds x="160.4" y="202.6" width="36" height="36" /></bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="review_di" bpmnElement="review"><dc:Bounds x="260" y="180" width="100" height="80" /></bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="end_di" bpmnElement="end"><dc:Bounds x="540" y="202" width="36" height="36" /></bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="note_di" bpmnElement="note"><dc:Bounds x="300" y="80" width="100" height="40" /></bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="filing_di" bpmnElement="filing" isExpanded="false"><dc:Bounds x="420" y="330" width="100" height="80" /></bpmndi:BPMNShape>
      <bpmndi:BPMNEdge id="to_review_di" bpmnElement="to_review"><di:waypoint x="196.4" y="220.6" /><di:waypoint x="260" y="220.6" /></bpmndi:BPMNEdge>
      <bpmndi:BPMNEdge id="to_choice_di" bpmnElement="to_choice"><di:waypoint x="360" y="220.3" /><di:waypoint x="420.5" y="220.3" /><bpmndi:BPMNLabel><dc:Bounds x="370.7" y="202.3" width="38.1" height="13.9" /></bpmndi:BPMNLabel></bpmndi:BPMNEdge>
      <bpmndi:BPMNEdge id="to_end_di" bpmnElement="to_end"><di:waypoint x="470.5" y="220" /><di:waypoint x="540" y="220" /></bpmndi:BPMNEdge>
      <bpmndi:BPMNEdge id="of_review_di" bpmnElement="of_review"><di:waypoint x="320" y="180" /><di:waypoint x="340" y="120" /></bpmndi:BPMNEdge>
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>
  <bpmndi:BPMNDiagram id="diagram_of_filing"><bpmndi:BPMNPlane id="plane_of_filing" bpmnElement="filing" /></bpmndi:BPMNDiagram>
</bpmn2:definitions>
`;
