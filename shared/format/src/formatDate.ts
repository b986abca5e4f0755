import { formatDateTime } from './formatDateTime.ts';

/** Writes the day of an instant (epoch ms) as `YYYY-MM-DD` in Asia/Shanghai. An absent instant gives empty text. */
export const formatDate = (instant: number | null | undefined): string => formatDateTime(instant).slice(0, 10);
