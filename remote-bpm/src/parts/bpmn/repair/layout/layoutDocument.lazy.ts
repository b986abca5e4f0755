import { elementsIn, type Moddle, type ModdleElement } from '../../moddle/ModdleElement.ts';
import type { FreeIds } from '../ids/FreeIds.ts';
import { layoutContainer } from './layoutContainer.ts';
import { withLines } from './lines.ts';
import { layoutCollaboration } from './pools.ts';
import { isSubProcess, nodesIn } from './sizes.ts';
import { writeDiagram } from './writeDiagram.ts';

/**
 * Gives a document in which nothing is drawn a diagram for each collaboration and for each process that is in none: bpmn-js shows the
 * first. Diagrams that it has are used where they are of one of these. Everything that is to be drawn has to have an id.
 */
export async function layoutDocument(definitions: ModdleElement, moddle: Moddle, ids: FreeIds): Promise<void> {
  const left = new Set(elementsIn(definitions, 'diagrams'));
  const diagrams: ModdleElement[] = [];
  for (const root of rootsOf(definitions)) {
    const layout = root.$instanceOf('bpmn:Collaboration') ? await layoutCollaboration(root) : await layoutContainer(root);
    const present = [...left].find((diagram) => elementsIn(diagram, 'plane')[0]?.get('bpmnElement') === root);
    if (present !== undefined) left.delete(present);
    diagrams.push(writeDiagram({ root, layout: withLines(layout, containersIn(root)), present, moddle, ids }));
  }
  for (const diagram of diagrams) diagram.$parent = definitions;
  definitions.set('diagrams', [...diagrams, ...left]);
}

function rootsOf(definitions: ModdleElement): readonly ModdleElement[] {
  const elements = elementsIn(definitions, 'rootElements');
  const processes = elements.filter((element) => element.$instanceOf('bpmn:Process'));
  const collaborations = elements.filter(
    (element) => element.$instanceOf('bpmn:Collaboration') && elementsIn(element, 'participants').length > 0,
  );
  const inPools = new Set(
    collaborations.flatMap((one) => elementsIn(one, 'participants').flatMap((pool) => elementsIn(pool, 'processRef'))),
  );
  return [...collaborations, ...processes.filter((process) => !inPools.has(process))];
}

/** Gives a process or collaboration, and every process and sub-process in it. */
function containersIn(root: ModdleElement): readonly ModdleElement[] {
  const containers = [root];
  for (const container of containers) {
    containers.push(...nodesIn(container).filter(isSubProcess));
    containers.push(...elementsIn(container, 'participants').flatMap((pool) => elementsIn(pool, 'processRef')));
  }
  return [...new Set(containers)];
}
