/** Opens or closes a directory. One is open at a time on each level, so the open ones are a chain from the root. */
export function toggleSubmenu(open: readonly string[], depth: number, id: string): readonly string[] {
  const above = open.slice(0, depth);
  return open[depth] === id ? above : [...above, id];
}
