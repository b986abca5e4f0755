/** A long day has fewer requests than this: two a minute ask for news alone. */
const REQUESTS = 3000;

/** Has the browser note how every file came: after 250 requests of whatever kind it notes no more, as a rule. */
export const keepLoadTimings = (): void => performance.setResourceTimingBufferSize(REQUESTS);
