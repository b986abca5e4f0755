import { elementsIn, type Moddle, type ModdleElement } from '../moddle/ModdleElement.ts';
import { aimPlane } from './aimPlane.ts';
import { drawPools } from './drawPools.ts';
import { expandSubProcesses } from './expandSubProcesses.ts';
import { FreeIds } from './ids/FreeIds.ts';
import { giveIds } from './ids/giveIds.ts';
import type { Repair } from './Repair.ts';

/**
 * Puts right what would keep a document from being drawn, or from being drawn as it is; what it says about the process stays as it is.
 * It has to be called when the document was read and before it is drawn. @returns what was done; nothing for a document in order
 */
export async function repairDocument(definitions: ModdleElement, moddle: Moddle): Promise<readonly Repair[]> {
  const roots = elementsIn(definitions, 'rootElements').filter(isRoot);
  if (roots.length === 0) return [];
  const repairs: Repair[] = [];
  const planes = diagramsOf(definitions).flatMap((diagram) => elementsIn(diagram, 'plane'));
  if (planes.length === 0 || (roots.some(hasContent) && planes.every((plane) => !drawsSomething(plane)))) {
    const ids = FreeIds.of(definitions);
    const given = giveIds(definitions, ids);
    if (given > 0) repairs.push({ kind: 'ids', element: null, text: `${given} 个元素没有标识，已自动补上` });
    // Few documents need it.
    const { layoutDocument } = await import('./layout/layoutDocument.lazy.ts');
    await layoutDocument(definitions, moddle, ids);
    repairs.push({ kind: 'layout', element: null, text: '文件没有图形，已自动布局' });
  }
  for (const plane of planes)
    repairs.push(...aimPlane(plane, definitions), ...drawPools(plane, definitions, moddle), ...expandSubProcesses(plane));
  return [...repairs, ...showFirst(definitions)];
}

const isRoot = (element: ModdleElement): boolean =>
  element.$instanceOf('bpmn:Process') || element.$instanceOf('bpmn:Collaboration');

const hasContent = (root: ModdleElement): boolean =>
  ['flowElements', 'participants'].some((property) => elementsIn(root, property).length > 0);

const diagramsOf = (definitions: ModdleElement): readonly ModdleElement[] => elementsIn(definitions, 'diagrams');

/** Whether it draws something that the document has. */
const drawsSomething = (plane: ModdleElement): boolean =>
  elementsIn(plane, 'planeElement').some((shape) => elementsIn(shape, 'bpmnElement')[0]?.$parent !== undefined);

/** Puts the first diagram that draws something before those that draw nothing: bpmn-js shows the first. */
function showFirst(definitions: ModdleElement): readonly Repair[] {
  const diagrams = diagramsOf(definitions);
  const shown = diagrams.find((diagram) => elementsIn(diagram, 'plane').some(drawsSomething));
  if (shown !== undefined && shown !== diagrams[0])
    definitions.set('diagrams', [shown, ...diagrams.filter((diagram) => diagram !== shown)]);
  // Those of sub-processes are opened from the sub-process.
  const ofRoots = diagrams.filter((diagram) =>
    elementsIn(diagram, 'plane').some((plane) => elementsIn(plane, 'bpmnElement').some(isRoot)),
  );
  if (ofRoots.length < 2) return [];
  return [{ kind: 'diagrams', element: null, text: `文件有 ${ofRoots.length} 张图，显示第一张，其余原样保留` }];
}
