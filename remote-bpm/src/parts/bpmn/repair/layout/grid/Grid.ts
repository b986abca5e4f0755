import type { Box, Size } from '../../../geometry/Box.ts';
import { groupBy } from '../../../grouping/groupBy.ts';
import { Channel } from './Channel.ts';

/** A place in a grid; both are counted from 0. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** What stands in a grid: one thing in each cell, with a channel before and behind each column and each row. */
export class Grid<Thing extends object> {
  readonly #cells: ReadonlyMap<Thing, Cell>;
  /** The rows in which something stands, by the column, in their order; and the columns, by the row. */
  readonly #rowsOf: ReadonlyMap<number, readonly number[]>;
  readonly #columnsOf: ReadonlyMap<number, readonly number[]>;
  readonly #sizeOf: (thing: Thing) => Size;
  readonly columns: number;
  readonly rows: number;
  /** The channel of this number is at the left of the column of this number. */
  readonly verticals: readonly Channel[];
  /** The channel of this number is above the row of this number. */
  readonly horizontals: readonly Channel[];
  /** Where channels begin, then where everything ends; known once the grid is arranged. */
  #lefts: readonly number[] = [];
  #tops: readonly number[] = [];

  /** @param least the least numbers of columns and rows, which may be empty */
  constructor(cells: ReadonlyMap<Thing, Cell>, sizeOf: (thing: Thing) => Size, least: Cell = { column: 1, row: 1 }) {
    this.#cells = cells;
    this.#sizeOf = sizeOf;
    this.#rowsOf = inOrder([...cells.values()].map(({ column, row }) => [column, row]));
    this.#columnsOf = inOrder([...cells.values()].map(({ column, row }) => [row, column]));
    this.columns = countOf(
      [...cells.values()].map(({ column }) => column),
      least.column,
    );
    this.rows = countOf(
      [...cells.values()].map(({ row }) => row),
      least.row,
    );
    this.verticals = Array.from({ length: this.columns + 1 }, () => new Channel());
    this.horizontals = Array.from({ length: this.rows + 1 }, () => new Channel());
  }

  cellOf(thing: Thing): Cell | undefined {
    return this.#cells.get(thing);
  }

  /** Whether nothing stands in a column between two rows, in which something may stand. */
  isColumnFree(column: number, one: number, other: number): boolean {
    return isFree(this.#rowsOf.get(column), one, other);
  }

  isRowFree(row: number, one: number, other: number): boolean {
    return isFree(this.#columnsOf.get(row), one, other);
  }

  isFree({ column, row }: Cell): boolean {
    return this.isColumnFree(column, row - 1, row + 1);
  }

  /** Gives everything its extent and its place. Lines have to have their tracks before. */
  arrange(): void {
    const widths = Array.from({ length: this.columns }, () => 0);
    const heights = Array.from({ length: this.rows }, () => 0);
    for (const [thing, { column, row }] of this.#cells) {
      const { width, height } = this.#sizeOf(thing);
      widths[column] = Math.max(widths[column] ?? 0, width);
      heights[row] = Math.max(heights[row] ?? 0, height);
    }
    for (const channel of [...this.verticals, ...this.horizontals]) channel.arrange();
    this.#lefts = placesOf(this.verticals, widths);
    this.#tops = placesOf(this.horizontals, heights);
  }

  get size(): Size {
    return { width: at(this.#lefts, this.columns + 1), height: at(this.#tops, this.rows + 1) };
  }

  /** Gives where a channel above a row, or below the last, begins. */
  topOf(channel: number): number {
    return at(this.#tops, channel);
  }

  leftOf(channel: number): number {
    return at(this.#lefts, channel);
  }

  /** Gives the middle of a column. */
  middleOfColumn(column: number): number {
    return middle(this.#lefts, this.verticals, column);
  }

  middleOfRow(row: number): number {
    return middle(this.#tops, this.horizontals, row);
  }

  /** Gives the box of a thing, in the middle of its cell. @throws Error when it is not in the grid */
  boxOf(thing: Thing): Box {
    const cell = this.#cells.get(thing);
    if (cell === undefined) throw new Error('It is not in the grid.');
    const { width, height } = this.#sizeOf(thing);
    return {
      x: Math.round(this.middleOfColumn(cell.column) - width / 2),
      y: Math.round(this.middleOfRow(cell.row) - height / 2),
      width,
      height,
    };
  }
}

/** There may be more of them than a call takes arguments. */
const countOf = (places: readonly number[], least: number): number =>
  places.reduce((count, place) => Math.max(count, place + 1), least);

/** Gives the second numbers by the first, in their order. */
function inOrder(pairs: readonly (readonly [number, number])[]): ReadonlyMap<number, readonly number[]> {
  const sorted = [...pairs].sort((pair, next) => pair[1] - next[1]);
  return new Map([...groupBy(sorted, ([one]) => one)].map(([one, same]) => [one, same.map(([, other]) => other)]));
}

/** Whether a list in order has no number between two others. */
function isFree(numbers: readonly number[] = [], one: number, other: number): boolean {
  const [from, to] = one < other ? [one, other] : [other, one];
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  return (numbers[low] ?? Infinity) >= to;
}

const at = (places: readonly number[], index: number): number => places[index] ?? 0;

/** Gives where each channel begins, and behind them where the last ends. */
function placesOf(channels: readonly Channel[], extents: readonly number[]): readonly number[] {
  const places = [0];
  let place = 0;
  for (const [index, channel] of channels.entries()) {
    place += channel.extent + (extents[index] ?? 0);
    places.push(place);
  }
  return places;
}

const middle = (places: readonly number[], channels: readonly Channel[], index: number): number =>
  (at(places, index) + (channels[index]?.extent ?? 0) + at(places, index + 1)) / 2;
