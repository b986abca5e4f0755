/** In pixels at the scale of 1, like everything here. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

export const cornersOf = (box: Box): readonly Point[] => [box, { x: box.x + box.width, y: box.y + box.height }];

/** Gives the smallest box in which all of these are; null for none. */
export function boxAround(points: readonly Point[]): Box | null {
  if (points.length === 0) return null;
  // A diagram may have more points than a call takes arguments.
  const [left, right] = rangeOf(points.map(({ x }) => x));
  const [top, bottom] = rangeOf(points.map(({ y }) => y));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const rangeOf = (numbers: readonly number[]): readonly [number, number] =>
  numbers.reduce<[number, number]>(([least, most], one) => [Math.min(least, one), Math.max(most, one)], [Infinity, -Infinity]);
