/** Puts the entry at `from` where the one at `to` is, and leaves the order of the others; what would lie outside moves nothing. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length) return entries;
  const others = entries.filter((_, index) => index !== from);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}
