const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day of an instant (epoch ms) in China, `YYYY-MM-DD`. */
export const formatDay = (instant: number): string => day.format(instant);
