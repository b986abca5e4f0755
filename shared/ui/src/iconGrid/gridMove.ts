/** Gives the index to which a key goes in a grid that is filled row by row; null for a key that it does not obey. */
export function gridMove(key: string, at: number, count: number, columns: number): number | null {
  const last = count - 1;
  const within = (index: number): number => (index < 0 || index > last ? at : index);
  switch (key) {
    case 'ArrowRight':
      return within(at + 1);
    case 'ArrowLeft':
      return within(at - 1);
    case 'ArrowDown':
      return within(at + columns);
    case 'ArrowUp':
      return within(at - columns);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
