const APPROVAL = `<bpmn2:startEvent id="start"><bpmn2:outgoing>f1</bpmn2:outgoing></bpmn2:startEvent>
    <bpmn2:userTask id="approve" name="审批"><bpmn2:incoming>f1</bpmn2:incoming><bpmn2:outgoing>f2</bpmn2:outgoing></bpmn2:userTask>
    <bpmn2:endEvent id="end"><bpmn2:incoming>f2</bpmn2:incoming></bpmn2:endEvent>
    <bpmn2:sequenceFlow id="f1" sourceRef="start" targetRef="approve" />
    <bpmn2:sequenceFlow id="f2" sourceRef="approve" targetRef="end" />`;

/** For tests: the XML of a process, as the designer writes it. @param content its elements; left out, somebody approves once */
export const drawnProcess = (key: string, name: string, content = APPROVAL): string => `<?xml version="1.0" encoding="UTF-8"?>
<bpmn2:definitions xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bpmn2="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" id="diagram" targetNamespace="http://flowable.org/bpmn">
  <bpmn2:process id="${key}" name="${name}" isExecutable="true">
    ${content}
  </bpmn2:process>
</bpmn2:definitions>
`;
