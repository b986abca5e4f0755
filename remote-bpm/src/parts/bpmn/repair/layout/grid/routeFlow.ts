import type { Box, Point } from '../../../geometry/Box.ts';
import type { Channel, Track, Way } from './Channel.ts';
import type { Cell, Grid } from './Grid.ts';

/** A line in a grid whose places are known when the grid is arranged. */
export type Route = (boxes: { readonly source: Box; readonly target: Box }) => readonly Point[];

/** A line from one thing of a grid to another. */
export interface Flow<Thing extends object> {
  readonly source: Thing;
  readonly target: Thing;
  /** What it begins at when that hangs at the lower edge of the source. */
  readonly boundary?: Thing | undefined;
}

type Side = 'left' | 'right' | 'top' | 'bottom';
/** A coordinate that is known once the grid is arranged. */
type Later = () => number;

/** Gives the way of a line around what stands in the grid. Its cells have to be known. */
export function routeFlow<Thing extends object>(grid: Grid<Thing>, flow: Flow<Thing>): Route {
  const source = grid.cellOf(flow.source);
  const target = grid.cellOf(flow.target);
  if (source === undefined || target === undefined) throw new Error('A flow begins or ends outside of the grid.');
  const ways = new Ways(grid, flow, source, target);
  if (flow.boundary !== undefined) return ways.fromBoundary();
  if (source.row === target.row && source.column === target.column) return ways.loop();
  if (source.column === target.column) return ways.inColumn();
  return source.column < target.column ? ways.forward() : ways.back();
}

class Ways<Thing extends object> {
  readonly #grid: Grid<Thing>;
  readonly #flow: Flow<Thing>;
  readonly #source: Cell;
  readonly #target: Cell;

  constructor(grid: Grid<Thing>, flow: Flow<Thing>, source: Cell, target: Cell) {
    this.#grid = grid;
    this.#flow = flow;
    this.#source = source;
    this.#target = target;
  }

  loop(): Route {
    const { column, row } = this.#source;
    const x = this.#vertical(column + 1, row, row, 'out');
    const y = this.#horizontal(row, column, column);
    return ({ source }) => [
      dock(source, 'right'),
      { x: x(), y: dock(source, 'right').y },
      { x: x(), y: y() },
      { x: dock(source, 'top').x, y: y() },
      dock(source, 'top'),
    ];
  }

  inColumn(): Route {
    const [source, target] = [this.#source, this.#target];
    const down = target.row > source.row;
    if (this.#grid.isColumnFree(source.column, source.row, target.row))
      return (boxes) => [dock(boxes.source, down ? 'bottom' : 'top'), dock(boxes.target, down ? 'top' : 'bottom')];
    const x = this.#vertical(source.column + 1, source.row, target.row);
    return (boxes) => {
      const [from, to] = [dock(boxes.source, 'right'), dock(boxes.target, 'right')];
      return [from, { x: x(), y: from.y }, { x: x(), y: to.y }, to];
    };
  }

  forward(): Route {
    const [source, target] = [this.#source, this.#target];
    const rowOfSource = this.#grid.isRowFree(source.row, source.column, target.column);
    const rowOfTarget = this.#grid.isRowFree(target.row, source.column, target.column);
    if (source.row === target.row) {
      if (rowOfSource) return (boxes) => [dock(boxes.source, 'right'), dock(boxes.target, 'left')];
    } else {
      const down = target.row > source.row;
      // Most ways that go to another row part from others, which go straight on.
      const corner = this.#grid.isFree({ column: source.column, row: target.row }) && rowOfTarget;
      if (corner && this.#grid.isColumnFree(source.column, source.row, target.row))
        return (boxes) => {
          const [from, to] = [dock(boxes.source, down ? 'bottom' : 'top'), dock(boxes.target, 'left')];
          return [from, { x: from.x, y: to.y }, to];
        };
      const otherCorner = this.#grid.isFree({ column: target.column, row: source.row }) && rowOfSource;
      if (otherCorner && this.#grid.isColumnFree(target.column, source.row, target.row))
        return (boxes) => {
          const [from, to] = [dock(boxes.source, 'right'), dock(boxes.target, down ? 'top' : 'bottom')];
          return [from, { x: to.x, y: from.y }, to];
        };
      if (rowOfSource) return this.#acrossAt(target.column);
      if (rowOfTarget) return this.#acrossAt(source.column + 1);
    }
    const out = this.#vertical(source.column + 1, source.row, source.row, 'out');
    const below = target.row >= source.row ? source.row + 1 : source.row;
    const y = this.#horizontal(below, source.column, target.column);
    const into = this.#vertical(target.column, source.row, target.row);
    return (boxes) => {
      const [from, to] = [dock(boxes.source, 'right'), dock(boxes.target, 'left')];
      return [from, { x: out(), y: from.y }, { x: out(), y: y() }, { x: into(), y: y() }, { x: into(), y: to.y }, to];
    };
  }

  back(): Route {
    const [source, target] = [this.#source, this.#target];
    if (source.row === target.row) {
      const y = this.#horizontal(source.row + 1, source.column, target.column);
      return (boxes) => {
        const [from, to] = [dock(boxes.source, 'bottom'), dock(boxes.target, 'bottom')];
        return [from, { x: from.x, y: y() }, { x: to.x, y: y() }, to];
      };
    }
    const up = target.row < source.row;
    return this.#aroundFrom(up ? 'top' : 'bottom', up ? source.row : source.row + 1);
  }

  fromBoundary(): Route {
    const [source, target] = [this.#source, this.#target];
    const down = target.row > source.row;
    const isClear =
      down &&
      target.column > source.column &&
      this.#grid.isColumnFree(source.column, source.row, target.row) &&
      this.#grid.isFree({ column: source.column, row: target.row }) &&
      this.#grid.isRowFree(target.row, source.column, target.column);
    if (isClear)
      return (boxes) => {
        const [from, to] = [dock(boxes.source, 'bottom'), dock(boxes.target, 'left')];
        return [from, { x: from.x, y: to.y }, to];
      };
    if (down && target.column === source.column && this.#grid.isColumnFree(source.column, source.row, target.row)) {
      const y = this.#horizontal(target.row, source.column, source.column);
      return (boxes) => {
        const [from, to] = [dock(boxes.source, 'bottom'), dock(boxes.target, 'top')];
        return [from, { x: from.x, y: y() }, { x: to.x, y: y() }, to];
      };
    }
    return this.#aroundFrom('bottom', source.row + 1);
  }

  /** Leaves at one side into the channel there, and comes in at the left side. */
  #aroundFrom(side: Side, channel: number): Route {
    const [source, target] = [this.#source, this.#target];
    const y = this.#horizontal(channel, source.column, target.column);
    const x = this.#vertical(target.column, source.row, target.row);
    return (boxes) => {
      const [from, to] = [dock(boxes.source, side), dock(boxes.target, 'left')];
      return [from, { x: from.x, y: y() }, { x: x(), y: y() }, { x: x(), y: to.y }, to];
    };
  }

  /** Changes from the row of the source to that of the target in the channel before a column. */
  #acrossAt(column: number): Route {
    const x = this.#vertical(column, this.#source.row, this.#target.row, column === this.#target.column ? 'in' : 'out');
    return (boxes) => {
      const [from, to] = [dock(boxes.source, 'right'), dock(boxes.target, 'left')];
      return [from, { x: x(), y: from.y }, { x: x(), y: to.y }, to];
    };
  }

  #vertical(channel: number, one: number, other: number, way: Way = 'in'): Later {
    const owner = way === 'in' ? this.#flow.target : this.#flow.source;
    const track = reserve(this.#grid.verticals, channel, { owner, way, one, other });
    return () => Math.round(this.#grid.leftOf(channel) + (this.#grid.verticals[channel]?.offsetOf(track) ?? 0));
  }

  #horizontal(channel: number, one: number, other: number): Later {
    const track = reserve(this.#grid.horizontals, channel, { owner: this.#flow.target, way: 'in', one, other });
    return () => Math.round(this.#grid.topOf(channel) + (this.#grid.horizontals[channel]?.offsetOf(track) ?? 0));
  }
}

interface Reservation {
  readonly owner: object;
  readonly way: Way;
  readonly one: number;
  readonly other: number;
}

function reserve(channels: readonly Channel[], index: number, { owner, way, one, other }: Reservation): Track {
  const channel = channels[index];
  if (channel === undefined) throw new Error('The grid has no such channel.');
  return channel.reserve(owner, way, one, other);
}

function dock({ x, y, width, height }: Box, side: Side): Point {
  switch (side) {
    case 'left':
      return { x, y: y + height / 2 };
    case 'right':
      return { x: x + width, y: y + height / 2 };
    case 'top':
      return { x: x + width / 2, y };
    case 'bottom':
      return { x: x + width / 2, y: y + height };
  }
}
