let formatter: Intl.NumberFormat | undefined;

/** Writes an amount in fen as people read it: `¥1,234.00`. An absent amount gives empty text. */
export const formatMoney = (fen: number | null | undefined): string =>
  typeof fen === 'number' && Number.isFinite(fen) ? yuan().format(fen / 100) : '';

// The formatter is made when it is first needed, for making it ahead costs every page.
const yuan = (): Intl.NumberFormat => (formatter ??= new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' }));
