import type { FlowElement } from './document/moddle.ts';
import type { ActivityBase, BoundaryEvent, Gateway, ProcessNode, ScopeContent, StartEvent, SubProcess } from './Model.ts';
import { nodeBase, type Surroundings } from './nodeBase.ts';
import { readCallActivity, readScriptTask, readServiceTask, readUserTask } from './readActivities.ts';
import { readBoundary, readCatch, readEnd, readStart, readThrow } from './readEvents.ts';
import { readFlows } from './readFlows.ts';
import type { Reading } from './Reading.ts';
import { readRound } from './readRound.ts';
import { refusedExtensions } from './document/refusedExtensions.ts';
import { vendorAttribute } from './document/vendor.ts';

/** Sub-processes in one another; the deepest of public models have five. */
const MOST_LEVELS = 50;

/** The history keeps what was passed by its id. */
const MOST_CHARACTERS = 255;

/** What lies in a process and does nothing there. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set([
  'bpmn:SequenceFlow',
  'bpmn:DataObject',
  'bpmn:DataObjectReference',
  'bpmn:DataStoreReference',
]);

const GATEWAYS: Readonly<Record<string, readonly [Gateway['kind'], string]>> = {
  'bpmn:ExclusiveGateway': ['exclusive', 'exclusiveGateway'],
  'bpmn:ParallelGateway': ['parallel', 'parallelGateway'],
  'bpmn:InclusiveGateway': ['inclusive', 'inclusiveGateway'],
  'bpmn:EventBasedGateway': ['event', 'eventGateway'],
};

/** Reads a process or sub-process. Its elements, and those below, are put into `nodes`. */
export function readScope(reading: Reading, container: FlowElement, nodes: Map<string, ProcessNode>, level = 0): ScopeContent {
  const elements = container.flowElements ?? [];
  const isTop = level === 0;
  if (isTop) reportExtensions(reading, container);
  const around: Surroundings = { scope: isTop ? null : (container.id ?? ''), ...readFlows(reading, elements) };
  const boundary = new Map<string, BoundaryEvent[]>();
  for (const element of elements.filter(({ $type }) => $type === 'bpmn:BoundaryEvent')) {
    const event = readBoundary(reading, element, around);
    if (event !== null) boundary.set(event.host, [...(boundary.get(event.host) ?? []), event]);
  }

  const starts: StartEvent[] = [];
  const eventSubProcesses: SubProcess[] = [];
  for (const element of elements) {
    reportExtensions(reading, element);
    if (!reading.isDeployed && Array.from(element.id ?? '').length > MOST_CHARACTERS)
      reading.problem(element, `元素的编号超过 ${MOST_CHARACTERS} 个字符`);
    if (WITHOUT_EFFECT.has(element.$type)) continue;
    if (element.id === undefined) {
      reading.problem(element, `有一个元素没有编号（${element.$type.replace('bpmn:', '')}）`);
      continue;
    }
    const node = readNode(element);
    if (node === null) continue;
    nodes.set(node.id, node);
    if (node.kind === 'start') starts.push(node);
    if (node.kind === 'sub' && node.isEventSubProcess) eventSubProcesses.push(node);
  }
  return { starts, eventSubProcesses };

  function readNode(element: FlowElement): ProcessNode | null {
    const gateway = Object.hasOwn(GATEWAYS, element.$type) ? GATEWAYS[element.$type] : undefined;
    if (gateway !== undefined) return { ...nodeBase(element, gateway[1], around), kind: gateway[0] };
    switch (element.$type) {
      case 'bpmn:StartEvent':
        return readStart(reading, element, around, container.triggeredByEvent === true);
      case 'bpmn:EndEvent':
        return readEnd(reading, element, around);
      case 'bpmn:IntermediateCatchEvent':
        return readCatch(reading, element, around);
      case 'bpmn:IntermediateThrowEvent':
        return readThrow(reading, element, around);
      case 'bpmn:BoundaryEvent':
        return boundary.get(element.attachedToRef?.id ?? '')?.find(({ id }) => id === element.id) ?? null;
      case 'bpmn:UserTask':
        return readUserTask(reading, element, activity(element, 'userTask'));
      case 'bpmn:ServiceTask':
        return readServiceTask(reading, element, activity(element, 'serviceTask'));
      case 'bpmn:SendTask':
        return readServiceTask(reading, element, activity(element, 'sendTask'));
      case 'bpmn:BusinessRuleTask':
        return readServiceTask(reading, element, activity(element, 'businessRuleTask'));
      case 'bpmn:ScriptTask':
        return readScriptTask(reading, element, activity(element, 'scriptTask'));
      case 'bpmn:ReceiveTask':
        return { ...activity(element, 'receiveTask'), kind: 'receive' };
      case 'bpmn:ManualTask':
      case 'bpmn:Task':
        return { ...activity(element, 'manualTask'), kind: 'pass' };
      case 'bpmn:CallActivity':
        return readCallActivity(reading, element, activity(element, 'callActivity'));
      case 'bpmn:SubProcess':
        return readSubProcess(element);
    }
    reading.problem(element, `不支持这种元素（${element.$type.replace('bpmn:', '')}）`);
    return null;
  }

  function readSubProcess(element: FlowElement): SubProcess | null {
    if (level >= MOST_LEVELS) {
      reading.problem(element, `子流程嵌套超过 ${MOST_LEVELS} 层`);
      return null;
    }
    const isEventSubProcess = element.triggeredByEvent === true;
    return {
      ...activity(element, isEventSubProcess ? 'eventSubProcess' : 'subProcess'),
      ...readScope(reading, element, nodes, level + 1),
      kind: 'sub',
      isEventSubProcess,
    };
  }

  function activity(element: FlowElement, type: string): ActivityBase {
    if (element.isForCompensation === true) reading.problem(element, '不支持补偿活动');
    return {
      ...nodeBase(element, type, around),
      boundary: boundary.get(element.id ?? '') ?? [],
      round: readRound(reading, element),
      skip: reading.condition(element, '跳过表达式', vendorAttribute(element, 'skipExpression')),
    };
  }
}

function reportExtensions(reading: Reading, element: FlowElement): void {
  for (const message of refusedExtensions(element, reading.isDeployed)) reading.problem(element, message);
}
