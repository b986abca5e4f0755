import { isAnyOf } from '../moddle/isAnyOf.ts';
import { elementsIn, type ModdleElement, textOf } from '../moddle/ModdleElement.ts';
import type { Repair } from './Repair.ts';

const ROOTS = ['Process', 'Collaboration'];

/**
 * Has a plane say of what it is a drawing when it names the whole file, something that the file does not have, or nothing: of
 * that process or collaboration of which it draws most. Some tools name a process where they draw the pools of a collaboration, which
 * bpmn-js would leave out.
 */
export function aimPlane(plane: ModdleElement, definitions: ModdleElement): readonly Repair[] {
  const [present] = elementsIn(plane, 'bpmnElement');
  if (present !== undefined && isAnyOf(present, 'SubProcess', 'Collaboration')) return [];
  const counts = countsOf(definitions, plane);
  const isProcess = present !== undefined && isAnyOf(present, 'Process');
  // A sort keeps the order of what is equal: without anything drawn it is the first.
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (most === undefined) return [];
  const [root, count] = most;
  if (isProcess && (root.$instanceOf('bpmn:Process') || count <= (counts.get(present ?? root) ?? 0))) return [];
  plane.set('bpmnElement', root);
  const id = textOf(root, 'id') ?? null;
  // Collaborations rarely have a name, and nobody knows them by their ids.
  const text = isProcess
    ? '文件把泳池的图形记在一个流程名下，已更正'
    : `文件没有写明图形属于哪个流程，已归到「${textOf(root, 'name') ?? id}」`;
  return [{ kind: 'plane', element: id, text }];
}

/** Gives how much of each process and collaboration is drawn. A collaboration has its pools and what is in their processes. */
function countsOf(definitions: ModdleElement, plane: ModdleElement): ReadonlyMap<ModdleElement, number> {
  const direct = new Map<ModdleElement, number>();
  for (const drawn of elementsIn(plane, 'planeElement').flatMap((element) => elementsIn(element, 'bpmnElement'))) {
    const root = rootOf(drawn);
    if (root !== undefined) direct.set(root, (direct.get(root) ?? 0) + 1);
  }
  const counts = new Map<ModdleElement, number>();
  for (const root of elementsIn(definitions, 'rootElements').filter((element) => isAnyOf(element, ...ROOTS))) {
    const pools = root.$instanceOf('bpmn:Collaboration') ? elementsIn(root, 'participants') : [];
    const parts = new Set([root, ...pools.flatMap((pool) => elementsIn(pool, 'processRef'))]);
    // Where no pool is drawn, what is in the pools is not a drawing of the collaboration.
    const count = root.$instanceOf('bpmn:Collaboration') && !direct.has(root) ? 0 : sumOf([...parts], direct);
    counts.set(root, count);
  }
  return counts;
}

const sumOf = (parts: readonly ModdleElement[], counts: ReadonlyMap<ModdleElement, number>): number =>
  parts.reduce((sum, part) => sum + (counts.get(part) ?? 0), 0);

/** Gives the process or collaboration in which an element stands. */
function rootOf(element: ModdleElement): ModdleElement | undefined {
  let root: ModdleElement | undefined = element;
  while (root !== undefined && !isAnyOf(root, ...ROOTS)) root = root.$parent;
  return root;
}
