/** An error whose message tells the operator what to do; commands print it and end with a status of 1. */
export class CommandError extends Error {}
