interface Clause {
  /** Its start in the title. */
  readonly start: number;
  /** Its text with the mark that ends it. */
  readonly clause: string;
  /** Where it may break, counted from its start; undefined: nowhere, as it is short, or anywhere. */
  readonly breaks: readonly number[] | undefined;
}

/** Clauses of so many characters stay in one line. */
export const SHORT_CLAUSE = 8;

/**
 * Gives a title's clauses.
 * @param breaks where the title may break (`wordBreaks`)
 */
export const titleClauses = (title: string, breaks?: readonly number[]): readonly Clause[] =>
  Array.from(title.matchAll(/[^，。；：、]*[，。；：、]+|[^，。；：、]+$/g), ({ 0: clause, index: start }) => ({
    start,
    clause,
    breaks:
      clause.length > SHORT_CLAUSE
        ? breaks?.map((place) => place - start).filter((place) => place > 0 && place < clause.length)
        : undefined,
  }));
