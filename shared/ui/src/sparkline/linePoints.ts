/** The size of the drawing in its own units; it is stretched to the width of its place. */
export const WIDTH = 100;
export const HEIGHT = 32;

/** Half of a line is outside of a point, which the edge must not cut off. */
const MARGIN = 2;

/** Places values from left to right in a drawing, from its bottom for zero up to its top for the largest. Negative values stand at the bottom. */
export function linePoints(values: readonly number[]): readonly (readonly [x: number, y: number])[] {
  const most = Math.max(...values, 0);
  const [step, room] = [WIDTH / Math.max(values.length - 1, 1), HEIGHT - 2 * MARGIN];
  return values.map((value, index) => [
    round(index * step),
    round(HEIGHT - MARGIN - (most === 0 ? 0 : (Math.max(value, 0) / most) * room)),
  ]);
}

const round = (number: number): number => Math.round(number * 100) / 100;
