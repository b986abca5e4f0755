import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === '';

/**
 * The rules of a contract's draft schema, as the form library takes them. `labels` names the fields: an absent value is
 * always said in the same words, which are the back end's.
 */
export function draftResolver(schema: z.ZodMiniType, labels: Readonly<Record<string, string>>): Resolver<FieldValues> {
  return (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of parsed.error.issues) {
      const name = String(path[0] ?? '');
      // Messages stand below the fields; the first of a field is the one to mend.
      if (!(name in labels) || name in errors) continue;
      errors[name] = { type: 'rule', message: isAbsent(values[name]) ? `${labels[name]}不能为空` : message };
    }
    // What is wrong with a field that the form does not show is the back end's to say.
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** The fields that a draft cannot be without. */
export function requiredFields(schema: z.ZodMiniType): ReadonlySet<string> {
  const { error } = schema.safeParse({});
  return new Set(error?.issues.map(({ path }) => String(path[0] ?? '')));
}
