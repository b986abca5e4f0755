const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** The instant of `yyyy-MM-dd HH:mm:ss`, which queries carry in the time of Asia/Shanghai (docs/protocol/README.md §4). */
export const shanghaiInstant = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+08:00`);

/** An instant as people read it: `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
export const shanghaiText = (instant: number): string =>
  new Date(instant + OFFSET_MS).toISOString().slice(0, 'yyyy-MM-ddTHH:mm:ss'.length).replace('T', ' ');

/** The instant at which the day of an instant began in Asia/Shanghai. */
export const startOfShanghaiDay = (instant: number): number => Math.floor((instant + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;

/** The instant at which it ends, and the next one begins. */
export const endOfShanghaiDay = (instant: number): number => startOfShanghaiDay(instant) + DAY_MS;
