/**
 * Tells where a key leads in a row of `count` tabs whose ends are joined; null for a key that does not walk.
 *
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/#keyboardinteraction
 */
export function walkedTo(key: string, from: number, count: number): number | null {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
