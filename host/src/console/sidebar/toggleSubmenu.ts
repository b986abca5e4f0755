/** Opens or closes a directory. Only one is open on each level, so the open directories are a chain from the root. */
export function toggleSubmenu(open: readonly string[], depth: number, id: string): readonly string[] {
  const above = open.slice(0, depth);
  return open[depth] === id ? above : [...above, id];
}
