import { formatDateTime } from './formatDateTime.ts';

/** The day of an instant (epoch ms) as `YYYY-MM-DD` in Asia/Shanghai. Empty text for what is absent. */
export const formatDate = (instant: number | null | undefined): string => formatDateTime(instant).slice(0, 10);
