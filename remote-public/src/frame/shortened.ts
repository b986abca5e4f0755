/** A text is never cut to less than this. */
const LEAST_LENGTH = 8;

/** Text in one line, cut to `limit` characters; `rest` is what follows in the same line and needs room as well. */
export function shortened(text: string, limit: number, rest = ''): string {
  const line = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  const room = Math.max(limit - Array.from(rest).length, LEAST_LENGTH);
  if (line.length <= room) return line.join('');
  const start = line.slice(0, room - 1).join('');
  return `${start.replace(/[\s，、；：]+$/, '')}…`;
}
