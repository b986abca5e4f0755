import type { FlowElement } from './document/moddle.ts';
import type { Flow } from './Model.ts';
import type { Surroundings } from './nodeBase.ts';
import type { Reading } from './Reading.ts';
import { vendorAttribute } from './document/vendor.ts';

/** Reads the flows between the elements of one scope. */
export function readFlows(reading: Reading, elements: readonly FlowElement[]): Omit<Surroundings, 'scope'> {
  const here = new Set(elements.map(({ id }) => id));
  const outgoing = new Map<string, Flow[]>();
  const incoming = new Map<string, Flow[]>();
  for (const element of elements) {
    if (element.$type !== 'bpmn:SequenceFlow') continue;
    const flow = readFlow(reading, element, here);
    if (flow === null) continue;
    put(outgoing, flow.source, flow);
    put(incoming, flow.target, flow);
  }
  return { outgoing, incoming };
}

function put(flows: Map<string, Flow[]>, id: string, flow: Flow): void {
  const others = flows.get(id);
  if (others === undefined) flows.set(id, [flow]);
  else others.push(flow);
}

function readFlow(reading: Reading, element: FlowElement, here: ReadonlySet<string | undefined>): Flow | null {
  const { id, sourceRef, targetRef } = element;
  // What names no element at all is told with the other references of the document.
  if (id === undefined || sourceRef?.id === undefined || targetRef?.id === undefined) {
    if (id === undefined) reading.problem(element, '有一条连线没有编号');
    return null;
  }
  if (!here.has(sourceRef.id) || !here.has(targetRef.id)) {
    reading.problem(element, '连线不能穿过子流程或流程的边界');
    return null;
  }
  return {
    id,
    name: element.name?.trim() || null,
    source: sourceRef.id,
    target: targetRef.id,
    condition: reading.condition(element, '条件', element.conditionExpression?.body),
    skip: reading.condition(element, '跳过表达式', vendorAttribute(element, 'skipExpression')),
  };
}
