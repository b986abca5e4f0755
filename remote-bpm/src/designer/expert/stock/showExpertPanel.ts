import type { Element } from 'bpmn-js/lib/model/Types';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { expertModules } from './expertModules.ts';
import type { ExpertRenderer } from './ExpertRenderer.ts';

/** The diagrams that have the panel's modules already. */
const prepared = new WeakSet<OpenDiagram>();

export interface ExpertOptions {
  readonly diagram: OpenDiagram;
  readonly modelKey: string;
  readonly place: HTMLElement;
  /** What is selected. */
  readonly element: Element;
}

/** Shows the panel of bpmn-io, which edits the same document. @returns a function that takes it away again */
export function showExpertPanel({ diagram, modelKey, place, element }: ExpertOptions): () => void {
  if (!prepared.has(diagram)) {
    diagram.add(...expertModules(modelKey));
    prepared.add(diagram);
  }
  const panel = diagram.service<ExpertRenderer>('propertiesPanel');
  panel.show(place, element);
  return () => panel.hide();
}
