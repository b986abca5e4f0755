import { type Box, boxAround, cornersOf, type Point } from '../bpmn/geometry/Box.ts';

/** The part of a file's definitions that says where its first diagram is drawn (BPMN 2.0 §12). */
export interface DrawnDefinitions {
  readonly diagrams?: readonly {
    readonly plane?: {
      readonly planeElement?: readonly {
        readonly bounds?: Box;
        readonly waypoint?: readonly Point[];
        readonly label?: { readonly bounds?: Box };
      }[];
    };
  }[];
}

/** Gives the rectangle in which the first diagram of a file is drawn, as the file says; null where it draws nothing. */
export function diagramBounds({ diagrams }: DrawnDefinitions): Box | null {
  const elements = diagrams?.[0]?.plane?.planeElement ?? [];
  return boxAround(
    elements.flatMap(({ bounds, waypoint = [], label }) => [
      ...(bounds ? cornersOf(bounds) : []),
      ...waypoint,
      ...(label?.bounds ? cornersOf(label.bounds) : []),
    ]),
  );
}
