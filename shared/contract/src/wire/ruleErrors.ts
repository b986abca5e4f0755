import type * as z from 'zod/mini';

/** The first message for each of the fields that break the rules of an input; empty when none does. Forms say it before the server is asked. */
export function ruleErrors<Field extends string>(
  schema: z.ZodMiniType,
  values: Readonly<Record<Field, unknown>>,
  fields: readonly Field[],
): Readonly<Partial<Record<Field, string>>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = fields.find((one) => one === path[0]);
    if (field !== undefined) errors[field] ??= message;
  }
  return errors;
}
