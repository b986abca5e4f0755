let formatter: Intl.NumberFormat | undefined;

/** An amount in fen as people read it: `¥1,234.00`. Empty text for what is absent. */
export const formatMoney = (fen: number | null | undefined): string =>
  typeof fen === 'number' && Number.isFinite(fen) ? yuan().format(fen / 100) : '';

// Made when first needed: made ahead, it costs every page.
const yuan = (): Intl.NumberFormat => (formatter ??= new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' }));
