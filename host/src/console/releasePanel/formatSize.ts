const KIB = 1024;

/** A number of bytes for people: 0.4 KB, 812 KB, 3.4 MB. */
export function formatSize(bytes: number): string {
  const [amount, unit] = bytes < KIB * KIB ? [bytes / KIB, 'KB'] : [bytes / KIB / KIB, 'MB'];
  return `${amount.toFixed(amount < 10 && amount !== 0 ? 1 : 0)} ${unit}`;
}
