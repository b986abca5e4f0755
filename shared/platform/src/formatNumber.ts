let formatter: Intl.NumberFormat | undefined;

/** A number with its thousands apart and all its decimals: `1,234.5`. Empty text for what is absent. */
export const formatNumber = (value: number | null | undefined): string =>
  typeof value === 'number' && Number.isFinite(value) ? decimal().format(value) : '';

// Made when first needed: made ahead, it costs every page. The default cuts after three decimals.
const decimal = (): Intl.NumberFormat => (formatter ??= new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 20 }));
