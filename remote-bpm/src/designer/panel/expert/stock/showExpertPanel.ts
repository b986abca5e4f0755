import type { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { speakChinese } from '../chinese/speakChinese.ts';
import { askBeforeRemoval } from './askBeforeRemoval.ts';
import { expertModules } from './expertModules.ts';
import type { ExpertRenderer } from './ExpertRenderer.ts';

/** The diagrams that have the panel's modules already. */
const prepared = new WeakSet<OpenDiagram>();

/** Shows the panel of bpmn-io in a place; it edits the same document. @returns a function that takes it away again */
export function showExpertPanel(diagram: OpenDiagram, modelKey: string, place: HTMLElement): () => void {
  if (!prepared.has(diagram)) {
    speakChinese();
    diagram.add(...expertModules(modelKey));
    prepared.add(diagram);
  }
  const panel = diagram.service<ExpertRenderer>('propertiesPanel');
  panel.show(place);
  const endAsking = askBeforeRemoval(place);
  return () => {
    endAsking();
    panel.hide();
  };
}
