/** Where a symbol stands in its picture. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}
