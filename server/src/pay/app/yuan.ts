/** An amount in fen as workbooks show it: `12.30`; null stays null. */
export const yuan = (fen: number | null): string | null => {
  if (fen === null) return null;
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
