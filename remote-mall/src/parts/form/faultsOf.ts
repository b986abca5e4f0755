import type { Operation } from '@zhilv/contract';

/** Gives what a call's own rules say about a draft: a message for each field that breaks one, by the field's name. */
export function faultsOf({ input }: Pick<Operation, 'input'>, draft: unknown): Readonly<Record<string, string>> {
  const { error } = input.safeParse(draft);
  const faults = (error?.issues ?? []).map(({ path, message }) => [String(path[0] ?? ''), message] as const);
  // The first of several faults of a field is the one that is shown.
  return Object.fromEntries(faults.reverse());
}
