/** The position and size of a figure in its picture. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}
