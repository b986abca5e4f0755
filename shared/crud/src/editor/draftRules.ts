import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { NumberLimits } from '../resource/NumberLimits.ts';

const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Zod says this for a rule that has no words of its own. */
const NO_WORDS = 'Invalid input';

/**
 * Gives the rules of a contract's draft schema in the form library's shape. `labels` names the fields: a missing value is
 * always reported in the same words, those of the back end.
 */
export function draftResolver(schema: z.ZodMiniType, labels: Readonly<Record<string, string>>): Resolver<FieldValues> {
  return (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of parsed.error.issues) {
      const name = String(path[0] ?? '');
      // A message stands below its field, so each field shows only its first one.
      if (!(name in labels) || name in errors) continue;
      errors[name] = { type: 'rule', message: wordsFor(`${labels[name]}`, values[name], message) };
    }
    // The form cannot show what is wrong with a field that it lacks; the back end says that.
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

function wordsFor(label: string, value: unknown, message: string): string {
  if (isAbsent(value)) return `${label}不能为空`;
  return message === NO_WORDS ? `${label}填写不正确` : message;
}

/** Gives the fields that have to be filled in; `empty` is what each field holds before anybody types. */
export function requiredFields(schema: z.ZodMiniType, empty: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const { error } = schema.safeParse(empty);
  return new Set(error?.issues.map(({ path }) => String(path[0] ?? '')));
}

/** Gives the limits that a draft's rules set to one of its numbers; undefined for a field that is no number. */
export function numberLimits(schema: z.ZodMiniType, field: string): NumberLimits | undefined {
  const { type, format, checks = [] } = innermost((schema as Draft)._zod.def.shape?.[field])?._zod.def ?? {};
  if (type !== 'number') return undefined;
  const bound = (kind: string): number | undefined => checks.find((check) => check._zod.def.check === kind)?._zod.def.value;
  return { minimum: bound('greater_than'), maximum: bound('less_than'), whole: /int/.test(format ?? '') };
}

/** The part of a schema's definition that is read here; https://zod.dev/library-authors names it as stable. */
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

/** Gives the schema inside of `optional`, `nullable` and a default. */
function innermost(schema: Draft | undefined): Draft | undefined {
  const inner = schema?._zod.def.innerType;
  return inner === undefined ? schema : innermost(inner);
}
