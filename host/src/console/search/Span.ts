/** The first and the last position of characters that were matched, as fuse.js gives them. */
export type Span = readonly [first: number, last: number];
