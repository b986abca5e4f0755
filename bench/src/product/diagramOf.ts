const COLUMNS = 25;

/** The place of a task in rows from left to right, in the pixels of the diagram. */
const placeOf = (task: number) => ({ x: 160 + (task % COLUMNS) * 150, y: 120 + Math.floor(task / COLUMNS) * 130 });

const taskName = (task: number): string => `任务 ${task}`;

export const taskId = (task: number): string => `task_${task}`;

/**
 * Draws a process of so many user tasks one after the other.
 * @param key the id of the process
 */
export function diagramOf(key: string, tasks: number): string {
  const all = Array.from({ length: tasks }, (_, task) => task);
  const flows = all.slice(1);
  const task = (one: number): string => {
    const ends = [
      ...(one > 0 ? [`<bpmn2:incoming>flow_${one}</bpmn2:incoming>`] : []),
      ...(one < tasks - 1 ? [`<bpmn2:outgoing>flow_${one + 1}</bpmn2:outgoing>`] : []),
    ];
    return `<bpmn2:userTask id="${taskId(one)}" name="${taskName(one)}">${ends.join('')}</bpmn2:userTask>`;
  };
  const flow = (one: number): string =>
    `<bpmn2:sequenceFlow id="flow_${one}" sourceRef="${taskId(one - 1)}" targetRef="${taskId(one)}" />`;
  const shape = (one: number): string => {
    const { x, y } = placeOf(one);
    return `<bpmndi:BPMNShape id="${taskId(one)}_di" bpmnElement="${taskId(one)}"><dc:Bounds x="${x}" y="${y}" width="100" height="80" /></bpmndi:BPMNShape>`;
  };
  const edge = (one: number): string => {
    const [from, to] = [placeOf(one - 1), placeOf(one)];
    return `<bpmndi:BPMNEdge id="flow_${one}_di" bpmnElement="flow_${one}"><di:waypoint x="${from.x + 100}" y="${from.y + 40}" /><di:waypoint x="${to.x}" y="${to.y + 40}" /></bpmndi:BPMNEdge>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn2:definitions xmlns:bpmn2="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="definitions" targetNamespace="http://flowable.org/bpmn">
  <bpmn2:process id="${key}" name="大型流程" isExecutable="true">
${[...all.map(task), ...flows.map(flow)].join('\n')}
  </bpmn2:process>
  <bpmndi:BPMNDiagram id="diagram">
    <bpmndi:BPMNPlane id="plane" bpmnElement="${key}">
${[...all.map(shape), ...flows.map(edge)].join('\n')}
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>
</bpmn2:definitions>
`;
}
