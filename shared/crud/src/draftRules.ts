import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { NumberLimits } from './kinds/numberText.ts';

const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What zod says for a rule that has no words of its own. */
const NO_WORDS = 'Invalid input';

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
      errors[name] = { type: 'rule', message: wordsFor(`${labels[name]}`, values[name], message) };
    }
    // What is wrong with a field that the form does not show is the back end's to say.
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

function wordsFor(label: string, value: unknown, message: string): string {
  if (isAbsent(value)) return `${label}不能为空`;
  return message === NO_WORDS ? `${label}填写不正确` : message;
}

/** The fields that have to be filled in: `empty` says what they hold when nobody has. */
export function requiredFields(schema: z.ZodMiniType, empty: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const { error } = schema.safeParse(empty);
  return new Set(error?.issues.map(({ path }) => String(path[0] ?? '')));
}

/** What a draft's rules leave of the numbers for one of its fields; undefined for one that is no number. */
export function numberLimits(schema: z.ZodMiniType, field: string): NumberLimits | undefined {
  const { type, format, checks = [] } = innermost((schema as Draft)._zod.def.shape?.[field])?._zod.def ?? {};
  if (type !== 'number') return undefined;
  const bound = (kind: string): number | undefined => checks.find((check) => check._zod.def.check === kind)?._zod.def.value;
  return { minimum: bound('greater_than'), maximum: bound('less_than'), whole: /int/.test(format ?? '') };
}

/** As much of a schema's definition as is looked at; https://zod.dev/library-authors names it as stable. */
interface Draft {
  readonly _zod: {
    readonly def: {
      readonly type?: string;
      readonly format?: string;
      readonly shape?: Readonly<Record<string, Draft>>;
      readonly innerType?: Draft;
      readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string; readonly value?: number } } }[];
    };
  };
}

/** What stands inside of `optional`, `nullable` and a default. */
function innermost(schema: Draft | undefined): Draft | undefined {
  const inner = schema?._zod.def.innerType;
  return inner === undefined ? schema : innermost(inner);
}
