import type { Box, Point, Size } from '../bpmn/geometry/Box.ts';

/** The room that a new element keeps to what is there, in pixels at the scale of 1. */
const ROOM = 20;

/** After so many rows a crowded diagram has the new element where it was wanted. */
const MOST_ROWS = 200;

/** Gives the middle for a new element: the one that is wanted, or the next below it where it lies on nothing that is there. */
export function freePlace(size: Size, wanted: Point, taken: readonly Box[]): Point {
  for (let row = 0; row < MOST_ROWS; row += 1) {
    const place = { x: wanted.x, y: wanted.y + row * ROOM };
    if (!taken.some((box) => isOn(box, place, size))) return place;
  }
  return wanted;
}

/** Whether a box comes nearer to an element with this middle than the room that it keeps. */
const isOn = (box: Box, { x, y }: Point, { width, height }: Size): boolean =>
  Math.abs(box.x + box.width / 2 - x) < (box.width + width) / 2 + ROOM &&
  Math.abs(box.y + box.height / 2 - y) < (box.height + height) / 2 + ROOM;
