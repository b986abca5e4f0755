import { isAnyOf } from '../../moddle/isAnyOf.ts';
import { elementsIn, type ModdleElement } from '../../moddle/ModdleElement.ts';
import { hostOf } from './sizes.ts';

/** What is drawn near a node without being a part of the flow: data, annotations, groups. */
export interface Satellite {
  readonly element: ModdleElement;
  /** A node of the same process or sub-process; null when it belongs to none. */
  readonly near: ModdleElement | null;
}

const DATA = ['DataObjectReference', 'DataStoreReference'];
const ARTIFACTS = ['TextAnnotation', 'Group'];

/** Gives the satellites in a process or sub-process. @param nodes what is placed in it */
export function satellitesIn(container: ModdleElement, nodes: readonly ModdleElement[]): readonly Satellite[] {
  const elements = [
    ...elementsIn(container, 'flowElements').filter((element) => isAnyOf(element, ...DATA)),
    ...artifactsIn(container).filter((element) => isAnyOf(element, ...ARTIFACTS)),
  ];
  if (elements.length === 0) return [];
  const placed = new Set(nodes);
  const nearest = new Map<ModdleElement, ModdleElement>();
  const ends = [
    ...artifactsIn(container)
      .filter((artifact) => artifact.$instanceOf('bpmn:Association'))
      .map((association) => endsOf(association)),
    ...nodes.flatMap((node) => dataAssociationsOf(node).map((association) => [node, dataOf(association)])),
  ];
  for (const [one, other] of ends) {
    if (one === undefined || other === undefined) continue;
    const [from, to] = [nodeOf(one), nodeOf(other)];
    if (placed.has(from) && !nearest.has(other)) nearest.set(other, from);
    if (placed.has(to) && !nearest.has(one)) nearest.set(one, to);
  }
  return elements.map((element) => ({ element, near: nearest.get(element) ?? null }));
}

export const artifactsIn = (container: ModdleElement): readonly ModdleElement[] => elementsIn(container, 'artifacts');

/** Gives what an association or a flow goes from and to; undefined where the file names what it does not have. */
export const endsOf = (line: ModdleElement): readonly [ModdleElement | undefined, ModdleElement | undefined] => [
  elementsIn(line, 'sourceRef')[0],
  elementsIn(line, 'targetRef')[0],
];

/** Gives the data associations of an activity or event. */
export const dataAssociationsOf = (node: ModdleElement): readonly ModdleElement[] => [
  ...elementsIn(node, 'dataInputAssociations'),
  ...elementsIn(node, 'dataOutputAssociations'),
];

/** Gives the end of a data association that is not the node in which it stands. */
export const dataOf = (association: ModdleElement): ModdleElement | undefined =>
  endsOf(association)[association.$instanceOf('bpmn:DataInputAssociation') ? 0 : 1];

/** An annotation of a flow is drawn near where the flow ends, one of a boundary event near the activity. */
function nodeOf(element: ModdleElement): ModdleElement {
  const [, target] = element.$instanceOf('bpmn:SequenceFlow') ? endsOf(element) : [null, element];
  return target === undefined ? element : (hostOf(target) ?? target);
}
