import { withoutPrefix } from '../../../parts/bpmn/moddle/withoutPrefix.ts';
import type { XmlElement } from '../../../parts/bpmn/fidelity/xmlTree.ts';

/** An element that is compared on its own, and is a line in the list of differences when it differs. */
export type Entries = ReadonlyMap<string, XmlElement>;

/** What holds other elements that are compared on their own. */
const CONTAINERS = new Set([
  'definitions',
  'process',
  'subProcess',
  'adHocSubProcess',
  'transaction',
  'collaboration',
  'laneSet',
  'childLaneSet',
  'lane',
]);

/** What belongs to the element in which it stands, also where it has an identifier. */
const PARTS = new Set([
  'documentation',
  'extensionElements',
  'ioSpecification',
  'multiInstanceLoopCharacteristics',
  'standardLoopCharacteristics',
  'property',
  'dataInputAssociation',
  'dataOutputAssociation',
  'flowNodeRef',
  'incoming',
  'outgoing',
  'auditing',
  'monitoring',
]);

/** Follows from flows, or is drawn and compared as such. */
const DERIVED = new Set(['incoming', 'outgoing', 'BPMNDiagram']);

const LANE_SETS = new Set(['laneSet', 'childLaneSet']);

/** Gives the elements of a document by their identifiers; the root by `''`. */
export function entriesOf(root: XmlElement): Entries {
  const entries = new Map([['', root]]);
  const visit = (element: XmlElement): void => {
    for (const child of childrenApart(element)) {
      const id = idOf(child);
      if (id !== undefined && !LANE_SETS.has(withoutPrefix(child.name))) entries.set(id, child);
      visit(child);
    }
  };
  visit(root);
  return entries;
}

/** The children that belong to an element itself. */
export function partsOf(element: XmlElement): readonly XmlElement[] {
  const apart = new Set(childrenApart(element));
  return element.children.filter((child) => !apart.has(child) && !DERIVED.has(withoutPrefix(child.name)));
}

const idOf = (element: XmlElement): string | undefined => element.attributes.get('id')?.value;

/** The children that are compared on their own, and those in which such children stand. */
function childrenApart(element: XmlElement): readonly XmlElement[] {
  if (!CONTAINERS.has(withoutPrefix(element.name))) return [];
  return element.children.filter((child) => {
    const name = withoutPrefix(child.name);
    if (LANE_SETS.has(name)) return true;
    return idOf(child) !== undefined && !PARTS.has(name) && !DERIVED.has(name);
  });
}
