export { dateRange } from './dateRange.ts';
export { formatBytes } from './formatBytes.ts';
export { formatDate } from './formatDate.ts';
export { formatDateTime } from './formatDateTime.ts';
export { formatNumber } from './formatNumber.ts';
export { formatRelative } from './formatRelative.ts';
export { isNumeric } from './isNumeric.ts';
export { fenOf, formatMoney, yuanOf } from './money.ts';
export { toInstant } from './toInstant.ts';
