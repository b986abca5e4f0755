const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** Writes a number of bytes for people, rounded down: 812 B, 3.4 KB, 27 MB. */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** power;
  return `${amount >= 10 || power === 0 ? Math.floor(amount) : Math.floor(amount * 10) / 10} ${UNITS[power]}`;
}
