import { elementsIn, type ModdleElement } from '../../moddle/ModdleElement.ts';
import type { DrawnShape } from './geometry/Layout.ts';
import type { Grid } from './grid/Grid.ts';

/** A lane of a process, its place in the tree of lanes and the bands that it has, counted from the top. */
interface PlacedLane {
  readonly element: ModdleElement;
  /** 0 for one that is in no other lane. */
  readonly depth: number;
  readonly firstBand: number;
  readonly lastBand: number;
}

export interface Lanes {
  /** Outer lanes come before those in them. */
  readonly lanes: readonly PlacedLane[];
  readonly bands: number;
  readonly depth: number;
  /** The band of each node that is named in a lane. */
  readonly bandOf: ReadonlyMap<ModdleElement, number>;
}

/** The column in which the name of a lane stands; pixels. */
export const HEADER = 30;

/** The least channel between two lanes, and the share of it that is above their common line. */
export const BETWEEN_LANES = 80;
const SHARE_ABOVE = 0.75;

/** Reads the lanes of a process. Of several sets of lanes, which stand for several views, the first is drawn. */
export function lanesOf(process: ModdleElement): Lanes {
  const lanes: PlacedLane[] = [];
  const bandOf = new Map<ModdleElement, number>();
  let bands = 0;
  let depth = 0;
  const read = (set: ModdleElement | undefined, level: number): void => {
    for (const element of set === undefined ? [] : elementsIn(set, 'lanes')) {
      const place = lanes.length;
      const firstBand = bands;
      lanes.push({ element, depth: level, firstBand, lastBand: firstBand });
      depth = Math.max(depth, level + 1);
      read(elementsIn(element, 'childLaneSet')[0], level + 1);
      if (bands === firstBand) bands += 1;
      for (const node of elementsIn(element, 'flowNodeRef')) if (!bandOf.has(node)) bandOf.set(node, firstBand);
      lanes[place] = { element, depth: level, firstBand, lastBand: bands - 1 };
    }
  };
  read(elementsIn(process, 'laneSets')[0], 0);
  return { lanes, bands: Math.max(bands, 1), depth, bandOf };
}

/** Gives where lanes are drawn. @param rowsOf the first and the last row of each band in an arranged grid */
export function drawLanes(
  { lanes }: Lanes,
  grid: Grid<ModdleElement>,
  rowsOf: readonly (readonly [number, number])[],
  width: number,
): readonly DrawnShape[] {
  const lineAbove = (row: number): number => {
    if (row === 0) return 0;
    if (row === grid.rows) return grid.size.height;
    return Math.round(grid.topOf(row) + (grid.horizontals[row]?.extent ?? 0) * SHARE_ABOVE);
  };
  return lanes.map(({ element, depth, firstBand, lastBand }) => {
    const top = lineAbove(rowsOf[firstBand]?.[0] ?? 0);
    const bottom = lineAbove((rowsOf[lastBand]?.[1] ?? 0) + 1);
    const x = depth * HEADER;
    return { element, box: { x, y: top, width: width - x, height: bottom - top }, reachesRight: true };
  });
}
