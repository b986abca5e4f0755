/** What is wrong with the command, in a sentence that says what to do. */
export class GeneratorError extends Error {}
