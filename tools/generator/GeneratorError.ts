/** Says what is wrong with the command, and what to do. */
export class GeneratorError extends Error {}
