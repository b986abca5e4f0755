/** A rectangle of a diagram, in pixels. */
export interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface DrawnPoint {
  readonly x: number;
  readonly y: number;
}

/** The part of a file's definitions that says where things are drawn, as moddle reads it. */
interface Definitions {
  readonly diagrams?: readonly {
    readonly plane?: {
      readonly bpmnElement?: { readonly id: string };
      readonly planeElement?: readonly {
        readonly bpmnElement?: { readonly id: string };
        readonly bounds?: DrawnBox;
        readonly waypoint?: readonly DrawnPoint[];
        readonly label?: { readonly bounds?: DrawnBox };
      }[];
    };
  }[];
}

/** Where a diagram draws what it draws, by the ids of the elements. */
export interface DrawnPlaces {
  readonly boxes: ReadonlyMap<string, DrawnBox>;
  readonly lines: ReadonlyMap<string, readonly DrawnPoint[]>;
  readonly labels: ReadonlyMap<string, DrawnBox>;
}

/** Reads where one diagram of a file draws things. @param definitions the root of the file as moddle reads it */
export function drawnPlaces(definitions: object, diagram = 0): DrawnPlaces {
  // A test that reads something else finds nothing drawn.
  const elements = (definitions as Definitions).diagrams?.[diagram]?.plane?.planeElement ?? [];
  const boxes = new Map<string, DrawnBox>();
  const lines = new Map<string, readonly DrawnPoint[]>();
  const labels = new Map<string, DrawnBox>();
  for (const { bpmnElement, bounds, waypoint, label } of elements) {
    const id = bpmnElement?.id ?? '';
    if (bounds !== undefined) boxes.set(id, boxOf(bounds));
    if (waypoint !== undefined && waypoint.length > 0)
      lines.set(
        id,
        waypoint.map(({ x, y }) => ({ x, y })),
      );
    if (label?.bounds !== undefined) labels.set(id, boxOf(label.bounds));
  }
  return { boxes, lines, labels };
}

/** Whether one rectangle is in another or touches its edge from within. */
export const isWithin = (inner: DrawnBox, outer: DrawnBox): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Whether two rectangles have some of the plane in common. */
export const overlaps = (one: DrawnBox, other: DrawnBox): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

const boxOf = ({ x, y, width, height }: DrawnBox): DrawnBox => ({ x, y, width, height });
