/** Gives a title's clauses, each with the mark that ends it and with its start in the title. */
export const titleClauses = (title: string): readonly { readonly start: number; readonly clause: string }[] =>
  Array.from(title.matchAll(/[^，。；：、]*[，。；：、]+|[^，。；：、]+$/g), ({ 0: clause, index }) => ({
    start: index,
    clause,
  }));
