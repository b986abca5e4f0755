const CHINA_MS = 8 * 60 * 60 * 1000;

/**
 * The day of an instant (epoch ms) in China, `YYYY-MM-DD`. Not by `Intl`: what it writes depends on the data a browser
 * has, and the server and every browser have to write the same.
 */
export const formatDay = (instant: number): string => new Date(instant + CHINA_MS).toISOString().slice(0, 10);
