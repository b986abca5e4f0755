let formatter: Intl.NumberFormat | undefined;

/** Writes a number with its thousands apart and all its decimals: `1,234.5`. An absent number gives empty text. */
export const formatNumber = (value: number | null | undefined): string =>
  typeof value === 'number' && Number.isFinite(value) ? decimal().format(value) : '';

// The formatter is made when it is first needed, for making it ahead costs every page. The default keeps three decimals.
const decimal = (): Intl.NumberFormat => (formatter ??= new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 20 }));
