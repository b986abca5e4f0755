/** Gives a random text that nothing else has: 128 bits, of which nobody guesses any. `crypto.randomUUID` is absent on plain http. */
export const randomId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
