// The default cuts after three decimals.
const formatter = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 20 });

/** A number with its thousands apart and all its decimals: `1,234.5`. Empty text for what is absent. */
export const formatNumber = (value: number | null | undefined): string =>
  typeof value === 'number' && Number.isFinite(value) ? formatter.format(value) : '';
