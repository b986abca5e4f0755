interface Point {
  readonly x: number;
  readonly y: number;
}

interface Bounds extends Point {
  readonly width: number;
  readonly height: number;
}

/** The part of a file's definitions that says where its first diagram is drawn (BPMN 2.0 §12). */
export interface DrawnDefinitions {
  readonly diagrams?: readonly {
    readonly plane?: {
      readonly planeElement?: readonly {
        readonly bounds?: Bounds;
        readonly waypoint?: readonly Point[];
        readonly label?: { readonly bounds?: Bounds };
      }[];
    };
  }[];
}

/** Gives the rectangle in which the first diagram of a file is drawn, as the file says; null where it draws nothing. */
export function diagramBounds({ diagrams }: DrawnDefinitions): Bounds | null {
  const elements = diagrams?.[0]?.plane?.planeElement ?? [];
  const points = elements.flatMap(({ bounds, waypoint = [], label }) => [
    ...cornersOf(bounds),
    ...waypoint,
    ...cornersOf(label?.bounds),
  ]);
  if (points.length === 0) return null;
  // A diagram may have more points than a call takes arguments.
  const [left, right] = rangeOf(points.map(({ x }) => x));
  const [top, bottom] = rangeOf(points.map(({ y }) => y));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const cornersOf = (bounds: Bounds | undefined): readonly Point[] =>
  bounds === undefined ? [] : [bounds, { x: bounds.x + bounds.width, y: bounds.y + bounds.height }];

const rangeOf = (numbers: readonly number[]): readonly [number, number] =>
  numbers.reduce<[number, number]>(([least, most], one) => [Math.min(least, one), Math.max(most, one)], [Infinity, -Infinity]);
