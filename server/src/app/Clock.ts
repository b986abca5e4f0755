/** Gives the present instant as epoch milliseconds; passed in everywhere, so that tests hold the time. */
export type Clock = () => number;
