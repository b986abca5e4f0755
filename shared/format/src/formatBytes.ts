const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

export interface BytesFormat {
  /** The unit of what is small, B when left out. Sizes that are compared with one another all have KB. */
  readonly smallest?: (typeof UNITS)[number];
  /** `down`, when left out: what has come so far is never said to be more than it is. */
  readonly rounded?: 'down' | 'nearest';
}

/** Writes a number of bytes for people: 812 B, 3.4 KB, 27 MB. */
export function formatBytes(bytes: number, { smallest = 'B', rounded = 'down' }: BytesFormat = {}): string {
  const fitting = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const power = Math.max(fitting, UNITS.indexOf(smallest));
  const amount = bytes / 1024 ** power;
  const decimals = amount >= 10 || amount === 0 || power === 0 ? 0 : 1;
  const text = rounded === 'nearest' ? amount.toFixed(decimals) : Math.floor(amount * 10 ** decimals) / 10 ** decimals;
  return `${text} ${UNITS[power]}`;
}
