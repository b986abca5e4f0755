import type { Box, Point, Size } from '../../../geometry/Box.ts';
import type { ModdleElement } from '../../../moddle/ModdleElement.ts';

/** Where a thing that has an extent is drawn. */
export interface DrawnShape {
  readonly element: ModdleElement;
  readonly box: Box;
  /** True for lanes, which reach to the right side of the pool that they are in. */
  readonly reachesRight?: true;
}

/** Where a line is drawn; at least two points. */
export interface DrawnEdge {
  readonly element: ModdleElement;
  readonly points: readonly Point[];
}

/** Shapes and lines with their place in a rectangle that begins at 0, 0. What is behind others comes first. */
export interface Layout extends Size {
  readonly shapes: readonly DrawnShape[];
  readonly edges: readonly DrawnEdge[];
}

/** Gives the same layout at another place; the rectangle reaches from 0, 0 to its end. */
export const moved = ({ shapes, edges, width, height }: Layout, x: number, y: number): Layout => ({
  shapes: shapes.map((shape) => ({ ...shape, box: { ...shape.box, x: shape.box.x + x, y: shape.box.y + y } })),
  edges: edges.map(({ element, points }) => ({ element, points: points.map((point) => ({ x: point.x + x, y: point.y + y })) })),
  width: width + x,
  height: height + y,
});

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Gives the straight line from the edge of one box to the edge of another. */
export const lineBetween = (from: Box, to: Box): readonly Point[] => [
  edgeTowards(from, middleOf(to)),
  edgeTowards(to, middleOf(from)),
];

function edgeTowards(box: Box, point: Point): Point {
  const middle = middleOf(box);
  const [dx, dy] = [point.x - middle.x, point.y - middle.y];
  const share = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
    1,
  );
  return { x: Math.round(middle.x + dx * share), y: Math.round(middle.y + dy * share) };
}
