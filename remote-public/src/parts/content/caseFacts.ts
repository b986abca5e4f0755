/** Gives place and result of a case, which are the first two lines of its summary (docs/protocol/content.md §3). */
export function caseFacts(summary: string | null | undefined): { readonly place: string; readonly result: string } {
  const [place = '', result = ''] = (summary ?? '').split(/\r?\n/).map((line) => line.trim());
  return { place, result };
}
