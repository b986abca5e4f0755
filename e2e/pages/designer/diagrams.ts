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

/** A choice of two ways. One leads to a service task that calls nothing, the other to a collapsed sub-process with a timer without a time. */
export const choiceWithMistakes = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn2:definitions xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bpmn2="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:flowable="http://flowable.org/bpmn" id="definitions" targetNamespace="http://flowable.org/bpmn">
  <bpmn2:process id="leave" name="请假" isExecutable="true">
    <bpmn2:startEvent id="start" name="提交申请" />
    <bpmn2:sequenceFlow id="f1" sourceRef="start" targetRef="review" />
    <bpmn2:userTask id="review" name="部门审批" />
    <bpmn2:sequenceFlow id="f2" sourceRef="review" targetRef="choice" />
    <bpmn2:exclusiveGateway id="choice" name="超过三天？" default="f4" />
    <bpmn2:sequenceFlow id="f3" sourceRef="choice" targetRef="more"><bpmn2:conditionExpression xsi:type="bpmn2:tFormalExpression">\${days &gt; 3}</bpmn2:conditionExpression></bpmn2:sequenceFlow>
    <bpmn2:sequenceFlow id="f4" sourceRef="choice" targetRef="send" />
    <bpmn2:subProcess id="more" name="进一步审批">
      <bpmn2:startEvent id="inner" />
      <bpmn2:sequenceFlow id="g1" sourceRef="inner" targetRef="wait" />
      <bpmn2:intermediateCatchEvent id="wait"><bpmn2:timerEventDefinition id="timer" /></bpmn2:intermediateCatchEvent>
      <bpmn2:sequenceFlow id="g2" sourceRef="wait" targetRef="done" />
      <bpmn2:endEvent id="done" />
    </bpmn2:subProcess>
    <bpmn2:sequenceFlow id="f5" sourceRef="more" targetRef="end" />
    <bpmn2:serviceTask id="send" name="发送通知" />
    <bpmn2:sequenceFlow id="f6" sourceRef="send" targetRef="end" />
    <bpmn2:endEvent id="end" name="结束" />
  </bpmn2:process>
  <bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="leave">
    <bpmndi:BPMNShape id="start_di" bpmnElement="start"><dc:Bounds x="160" y="162" width="36" height="36" /></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="review_di" bpmnElement="review"><dc:Bounds x="250" y="140" width="100" height="80" /></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="choice_di" bpmnElement="choice" isMarkerVisible="true"><dc:Bounds x="405" y="155" width="50" height="50" /></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="more_di" bpmnElement="more" isExpanded="false"><dc:Bounds x="510" y="60" width="100" height="80" /></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="send_di" bpmnElement="send"><dc:Bounds x="510" y="220" width="100" height="80" /></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="end_di" bpmnElement="end"><dc:Bounds x="690" y="162" width="36" height="36" /></bpmndi:BPMNShape>
    <bpmndi:BPMNEdge id="f1_di" bpmnElement="f1"><di:waypoint x="196" y="180" /><di:waypoint x="250" y="180" /></bpmndi:BPMNEdge>
    <bpmndi:BPMNEdge id="f2_di" bpmnElement="f2"><di:waypoint x="350" y="180" /><di:waypoint x="405" y="180" /></bpmndi:BPMNEdge>
    <bpmndi:BPMNEdge id="f3_di" bpmnElement="f3"><di:waypoint x="430" y="155" /><di:waypoint x="430" y="100" /><di:waypoint x="510" y="100" /></bpmndi:BPMNEdge>
    <bpmndi:BPMNEdge id="f4_di" bpmnElement="f4"><di:waypoint x="430" y="205" /><di:waypoint x="430" y="260" /><di:waypoint x="510" y="260" /></bpmndi:BPMNEdge>
    <bpmndi:BPMNEdge id="f5_di" bpmnElement="f5"><di:waypoint x="610" y="100" /><di:waypoint x="708" y="100" /><di:waypoint x="708" y="162" /></bpmndi:BPMNEdge>
    <bpmndi:BPMNEdge id="f6_di" bpmnElement="f6"><di:waypoint x="610" y="260" /><di:waypoint x="708" y="260" /><di:waypoint x="708" y="198" /></bpmndi:BPMNEdge>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
  <bpmndi:BPMNDiagram id="inside"><bpmndi:BPMNPlane id="inside_plane" bpmnElement="more">
    <bpmndi:BPMNShape id="inner_di" bpmnElement="inner"><dc:Bounds x="160" y="162" width="36" height="36" /></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="wait_di" bpmnElement="wait"><dc:Bounds x="260" y="162" width="36" height="36" /></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="done_di" bpmnElement="done"><dc:Bounds x="360" y="162" width="36" height="36" /></bpmndi:BPMNShape>
    <bpmndi:BPMNEdge id="g1_di" bpmnElement="g1"><di:waypoint x="196" y="180" /><di:waypoint x="260" y="180" /></bpmndi:BPMNEdge>
    <bpmndi:BPMNEdge id="g2_di" bpmnElement="g2"><di:waypoint x="296" y="180" /><di:waypoint x="360" y="180" /></bpmndi:BPMNEdge>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</bpmn2:definitions>
`;
