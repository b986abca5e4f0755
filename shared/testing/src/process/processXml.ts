/** Writes a BPMN document for Flowable from processes and what lies beside them, such as messages. */
export const documentXml = (...parts: readonly string[]): string =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
xmlns:flowable="http://flowable.org/bpmn" targetNamespace="http://flowable.org/bpmn">${parts.join('')}</definitions>`;

/** Writes a process of these elements. */
export const processXml = (id: string, ...elements: readonly string[]): string =>
  `<process id="${id}" name="${id}" isExecutable="true">${elements.join('')}</process>`;

/** Writes a document with the process `p`. */
export const oneProcess = (...elements: readonly string[]): string => documentXml(processXml('p', ...elements));

/**
 * Writes flows, such as `s>a`, `x>b ${n > 1}` and `a>b>c`. The id of each is that of its ends, such as `s-a`.
 */
export const flowsXml = (...flows: readonly string[]): string => flows.flatMap((flow) => flowXml(flow)).join('');

function flowXml(flow: string): readonly string[] {
  const [path = '', ...condition] = flow.split(' ');
  const stops = path.split('>');
  return stops.slice(1).map((target, index) => {
    const source = stops[index];
    const when = condition.length === 0 ? '' : `<conditionExpression>${escaped(condition.join(' '))}</conditionExpression>`;
    return `<sequenceFlow id="${source}-${target}" sourceRef="${source}" targetRef="${target}">${when}</sequenceFlow>`;
  });
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
