/** A title's clauses, each with the mark that ends it, and where in the title it starts. */
export const titleClauses = (title: string): readonly { readonly start: number; readonly clause: string }[] =>
  Array.from(title.matchAll(/[^，。；：、]*[，。；：、]+|[^，。；：、]+$/g), ({ 0: clause, index }) => ({
    start: index,
    clause,
  }));
