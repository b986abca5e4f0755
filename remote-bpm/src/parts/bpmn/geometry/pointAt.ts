export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Gives the point at a share of the length of a line. @param line has one point at least */
export function pointAt(line: readonly Point[], share: number): Point {
  const parts = line.slice(1).map((end, index) => partOf(line[index] ?? end, end));
  let rest = lengthOf(line) * share;
  for (const { start, end, length } of parts) {
    if (rest <= length && length > 0)
      return { x: start.x + ((end.x - start.x) * rest) / length, y: start.y + ((end.y - start.y) * rest) / length };
    rest -= length;
  }
  return line.at(-1) ?? { x: 0, y: 0 };
}

/** Gives the length of a line. */
export const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, end, index) => sum + partOf(line[index] ?? end, end).length, 0);

const partOf = (start: Point, end: Point) => ({ start, end, length: Math.hypot(end.x - start.x, end.y - start.y) });
