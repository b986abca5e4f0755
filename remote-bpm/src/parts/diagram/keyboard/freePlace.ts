import type { Box, Point, Size } from '../../bpmn/geometry/Box.ts';

/** Between two places. */
const GAP = 40;

/** What stays free around an element at least. */
const MARGIN = 10;

/**
 * Gives the middle of the place for a new element that is nearest to the middle of what is in sight, and where nothing is drawn yet; when all of
 * it is full, the middle itself.
 */
export function freePlace(sight: Box, size: Size, drawn: readonly Box[]): Point {
  const middle = { x: sight.x + sight.width / 2, y: sight.y + sight.height / 2 };
  const room = { x: (sight.width - size.width) / 2, y: (sight.height - size.height) / 2 };
  const around = (x: number, y: number): Box => ({
    x: x - size.width / 2 - MARGIN,
    y: y - size.height / 2 - MARGIN,
    width: size.width + 2 * MARGIN,
    height: size.height + 2 * MARGIN,
  });
  const columns = offsets(room.x, size.width + GAP);
  const places = offsets(room.y, size.height + GAP).flatMap((y) => columns.map((x) => ({ x, y })));
  const free = [...places]
    // To the side before up or down, as a process goes.
    .sort((one, other) => Math.hypot(one.x, 2 * one.y) - Math.hypot(other.x, 2 * other.y))
    .map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }))
    .find(({ x, y }) => drawn.every((box) => isApart(around(x, y), box)));
  return free ?? middle;
}

/** 0, and each number of steps to both sides that stays in the room, the positive first. */
function offsets(room: number, step: number): readonly number[] {
  const count = Math.max(0, Math.floor(room / step));
  return [0, ...Array.from({ length: count }, (_, index) => (index + 1) * step).flatMap((offset) => [offset, -offset])];
}

function isApart(one: Box, other: Box): boolean {
  return (
    one.x >= other.x + other.width ||
    other.x >= one.x + one.width ||
    one.y >= other.y + other.height ||
    other.y >= one.y + one.height
  );
}
