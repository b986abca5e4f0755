/** A statement of PostgreSQL has at most 65,535 parameters, and rows here have up to thirty. */
const ROWS_AT_ONCE = 1000;

/** Splits rows, of which a round of thousands of people has many, into as many as one statement can write. */
export function* inParts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) yield rows.slice(start, start + ROWS_AT_ONCE);
}
