import type { XmlElement } from './xmlTree.ts';

/** What became of the places at which a document draws its elements. */
export interface GeometryDifference {
  /** The identifiers of elements that are not drawn any more. */
  readonly lost: readonly string[];
  /** The identifiers of elements that are drawn elsewhere. */
  readonly changed: readonly string[];
}

/** Compares the bounds and waypoints of two documents, in whole pixels. */
export function compareGeometry(original: XmlElement, exported: XmlElement): GeometryDifference {
  const before = placesIn(original);
  const after = placesIn(exported);
  return {
    lost: [...before.keys()].filter((id) => !after.has(id)),
    changed: [...before].filter(([id, places]) => after.has(id) && after.get(id) !== places).map(([id]) => id),
  };
}

/** Bounds and waypoints by the element that they draw; one element may be drawn several times. */
function placesIn(root: XmlElement): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const visit = (element: XmlElement): void => {
    const drawn = element.attributes.get('bpmnElement')?.value;
    const own = element.children.filter(({ key }) => /\}(?:Bounds|waypoint)$/.test(key)).map(placeOf);
    if (drawn !== undefined && own.length > 0) places.set(drawn, [places.get(drawn) ?? '', ...own].join(' '));
    for (const child of element.children) visit(child);
  };
  for (const child of root.children) if (child.key.endsWith('}BPMNDiagram')) visit(child);
  return places;
}

const placeOf = ({ attributes }: XmlElement): string =>
  ['x', 'y', 'width', 'height'].map((side) => Math.round(Number(attributes.get(side)?.value ?? 0))).join(',');
