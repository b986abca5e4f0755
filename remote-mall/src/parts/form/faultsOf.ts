import type { Operation } from '@zhilv/contract';

/** Gives what a call's own rules say about a draft: a message for each field that breaks one, by the field's name. */
export function faultsOf({ input }: Pick<Operation, 'input'>, draft: unknown): Readonly<Record<string, string>> {
  const { error } = input.safeParse(draft);
  const faults: Record<string, string> = {};
  // The first of several faults of a field is the one that is shown.
  for (const { path, message } of error?.issues ?? []) faults[String(path[0] ?? '')] ??= message;
  return faults;
}
