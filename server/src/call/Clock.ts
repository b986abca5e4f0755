/** Gives the present instant as epoch milliseconds. It is passed in everywhere, so that tests can set the time. */
export type Clock = () => number;
