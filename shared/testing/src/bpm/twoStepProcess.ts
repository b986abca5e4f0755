/** For tests: a process in which the lead approves, and then the chief where the days are more than three. */
export const TWO_STEPS = `<bpmn2:startEvent id="start" />
    <bpmn2:sequenceFlow id="f1" sourceRef="start" targetRef="lead" />
    <bpmn2:userTask id="lead" name="组长审批" />
    <bpmn2:sequenceFlow id="f2" sourceRef="lead" targetRef="gate" />
    <bpmn2:exclusiveGateway id="gate" default="f4" />
    <bpmn2:sequenceFlow id="f3" sourceRef="gate" targetRef="chief"><bpmn2:conditionExpression xsi:type="bpmn2:tFormalExpression">\${day &gt; 3}</bpmn2:conditionExpression></bpmn2:sequenceFlow>
    <bpmn2:sequenceFlow id="f4" sourceRef="gate" targetRef="end" />
    <bpmn2:userTask id="chief" name="主管审批" />
    <bpmn2:sequenceFlow id="f5" sourceRef="chief" targetRef="end" />
    <bpmn2:endEvent id="end" />`;
