import type { BpmnDocument } from '../../parts/bpmn/document/BpmnDocument.ts';
import type { Moddle, ModdleElement } from '../../parts/bpmn/moddle/ModdleElement.ts';
import { everyElement } from '../../parts/bpmn/repair/ids/everyElement.ts';
import type { DocumentContext } from '../../parts/bpmn/section/Section.ts';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';

/** Gives the document that a diagram has open. bpmn-js keeps its identifiers only where it can be changed. */
export function documentOf(diagram: OpenDiagram): DocumentContext {
  const { engine, moddle, definitions } = diagram.service<BpmnDocument>('bpmnDocument');
  return { engine, definitions, moddle: 'ids' in moddle ? moddle : withIds(moddle, definitions) };
}

function withIds(moddle: Moddle, definitions: ModdleElement): Moddle {
  const assigned = new Map(everyElement(definitions).map((element) => [element['id'], element]));
  const ids = { assigned: (id: string) => assigned.get(id) };
  return Object.create(moddle, { ids: { value: ids } }) as Moddle; // Whoever reads a document asks for no more.
}
