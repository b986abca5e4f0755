import type { Endpoint } from '@zhilv/contract';

/** Keeps those of `values` that the call's input has a place for. */
export function onlyKnown({ input }: Endpoint, values: object): object {
  const parsed = input.safeParse(values);
  // The server says what is wrong with fields that the form does not show. An input is an object.
  return parsed.success ? (parsed.data as object) : values;
}
