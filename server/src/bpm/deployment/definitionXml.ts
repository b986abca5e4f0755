import { type FlowElement, parseDocument, writeDocument } from '../engine/model/document/moddle.ts';

const BPMN = 'http://www.omg.org/spec/BPMN/20100524/MODEL';

/**
 * Gives the XML of a diagram as engines write it: BPMN is the namespace without a prefix, and flows stand at their ends alone, without
 * `incoming` and `outgoing` (docs/protocol/bpm.md §3). Comments are left out. A diagram that would lose more is given as it is.
 */
export async function definitionXml(xml: string): Promise<string> {
  const parsed = await parseDocument(xml).catch(() => null);
  if (parsed === null || parsed.warnings.length > 0) return xml;
  const { rootElement } = parsed;
  if ((rootElement.$attrs['xmlns'] ?? BPMN) !== BPMN) return xml;
  Object.assign(rootElement.$attrs, { xmlns: BPMN });
  leaveOutReferences(rootElement.rootElements ?? []);
  return writeDocument(rootElement);
}

function leaveOutReferences(roots: readonly FlowElement[]): void {
  const open = [...roots];
  for (const element of open) {
    delete element.incoming;
    delete element.outgoing;
    open.push(...(element.flowElements ?? []));
  }
}
