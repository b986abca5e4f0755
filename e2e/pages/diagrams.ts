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
