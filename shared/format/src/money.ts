/** An amount as people type it: up to two decimals. */
const AMOUNT = /^([+-]?)(\d*)(?:\.(\d{0,2}))?$/;

/**
 * Reads an amount in yuan, such as `12.5`, as whole fen. It counts digits and never multiplies, so that no fen is lost.
 * @returns null for a text without a digit, undefined for what is no amount or has more digits than can be counted
 */
export function fenOf(yuan: string): number | null | undefined {
  const [, sign, whole = '', decimals = ''] = AMOUNT.exec(yuan) ?? [];
  if (sign === undefined) return undefined;
  if (whole === '' && decimals === '') return null;
  const fen = Number(`${sign}${whole}${decimals.padEnd(2, '0')}`);
  return Number.isSafeInteger(fen) ? fen + 0 : undefined;
}

/** Writes whole fen as yuan with two decimals and nothing else, as an input has it: `1234.50`. */
export function yuanOf(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Writes whole fen as an amount of yuan: `¥1,234.50`. An absent amount gives empty text. */
export function formatMoney(fen: number | null | undefined): string {
  if (typeof fen !== 'number' || !Number.isFinite(fen)) return '';
  const [yuan = '', decimals] = yuanOf(Math.abs(fen)).split('.');
  return `${fen < 0 ? '-' : ''}¥${yuan.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${decimals}`;
}
