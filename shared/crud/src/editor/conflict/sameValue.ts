/** Tells whether two values of a record, or two records, are the same for people: nothing is nothing, however it is kept. */
export const sameValue = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

// Schemas write the fields of a record in one order.
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part === '' || part === null ? undefined : part)) ?? '';
