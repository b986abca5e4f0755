/** A text is never cut to less than this. */
const LEAST_LENGTH = 8;

const CLAUSE_END = /[，、；：。！？]/;

/**
 * Puts a text into one line and cuts it to `limit` characters, between clauses where that leaves half of them. `rest`
 * follows in the same line and needs room as well.
 */
export function shortened(text: string, limit: number, rest = ''): string {
  const line = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  const room = Math.max(limit - Array.from(rest).length, LEAST_LENGTH);
  if (line.length <= room) return line.join('');
  // A clause may end right where the ellipsis goes.
  const clauseEnd = line.slice(0, room).findLastIndex((character) => CLAUSE_END.test(character));
  const kept = line.slice(0, clauseEnd >= room / 2 ? clauseEnd : room - 1).join('');
  return `${kept.trimEnd()}…`;
}
