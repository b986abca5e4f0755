/** More than the requests of a long day: asking for the registry alone makes two a minute. */
const REQUESTS = 3000;

/** Has the browser record the timing of every file. By default most browsers stop after 250 requests. */
export const keepLoadTimings = (): void => performance.setResourceTimingBufferSize(REQUESTS);
