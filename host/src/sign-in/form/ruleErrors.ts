import type * as z from 'zod/mini';

/** The messages for fields that break the contract's rules, found before the server is asked; empty when none does. */
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
