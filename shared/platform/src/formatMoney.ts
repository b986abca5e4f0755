const formatter = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' });

/** An amount in fen as people read it: `¥1,234.00`. Empty text for what is absent. */
export const formatMoney = (fen: number | null | undefined): string =>
  typeof fen === 'number' && Number.isFinite(fen) ? formatter.format(fen / 100) : '';
