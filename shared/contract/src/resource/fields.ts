import * as z from 'zod/mini';
import { queryBoolean, queryId, queryInt, queryRange } from '../wire/query.ts';
import {
  CommonStatus,
  Id,
  Instant,
  optionalPicture,
  optionalText,
  requiredBoolean,
  requiredId,
  requiredInt,
  requiredPicture as draftOfRequiredPicture,
  requiredText as draftOfRequiredText,
} from '../wire/values.ts';
import type { ResourceField } from './ResourceField.ts';

/*
 * The fields that records are made of. `label` is what people call one, `max` the number of characters it may have. Use as
 * `import * as field`.
 */

interface Options extends Partial<Pick<ResourceField, 'initial' | 'fixed'>> {
  /** Its name in the back end's messages, where that is not the label. */
  readonly worded?: string;
}

interface TextOptions extends Options {
  /** `code` for an id, a key or another text that machines read. */
  readonly kind?: 'text' | 'code' | 'longText';
  /** The message about a missing value, where that is worded otherwise. */
  readonly absent?: string;
}

/** Text that may be missing. */
export const text = (
  label: string,
  max: number,
  { kind = 'text', worded = label, ...rest }: Omit<TextOptions, 'absent'> = {},
) => ({
  label,
  kind,
  ...rest,
  stored: z.nullish(z.string()),
  draft: optionalText(worded, max),
  filter: z.string(),
});

/** Text of several lines that may be missing. */
export const longText = (label: string, max: number, options: Options = {}) => text(label, max, { ...options, kind: 'longText' });

/** Text that must be there and not blank. */
export const requiredText = (
  label: string,
  max: number,
  { kind = 'text', worded = label, absent, ...rest }: TextOptions = {},
) => ({
  label,
  kind,
  ...rest,
  stored: z.string(),
  draft: draftOfRequiredText(worded, max, absent),
  filter: z.string(),
});

/** Several texts, each by a rule of its own; at least one must be there. */
export const texts = (label: string, rule: z.ZodMiniType<string, string>, { worded = label, ...rest }: Options = {}) => ({
  label,
  kind: 'texts' as const,
  ...rest,
  stored: z.array(z.string()),
  draft: z.array(rule, { error: `${worded}不能为空` }).check(z.minLength(1, { error: `${worded}不能为空` })),
  filter: z.string(),
});

/** A required whole number. */
export const number = (label: string, { worded = label, ...rest }: Options = {}) => ({
  label,
  kind: 'number' as const,
  ...rest,
  stored: z.int(),
  draft: requiredInt(worded),
  filter: queryInt,
});

/** The address of a picture that must be there. */
export const requiredPicture = (label: string, { worded = label, absent, ...rest }: Omit<TextOptions, 'kind'> = {}) => ({
  label,
  kind: 'picture' as const,
  ...rest,
  stored: z.string(),
  draft: draftOfRequiredPicture(worded, absent),
  filter: z.string(),
});

/** The address of a picture that may be missing. */
export const picture = (label: string, { worded = label, ...rest }: Options = {}) => ({
  label,
  kind: 'picture' as const,
  ...rest,
  stored: z.nullish(z.string()),
  draft: optionalPicture(worded),
  filter: z.string(),
});

/** A required yes or no. */
export const switchOf = (label: string, { worded = label, ...rest }: Options = {}) => ({
  label,
  kind: 'switch' as const,
  ...rest,
  stored: z.boolean(),
  draft: requiredBoolean(worded),
  filter: queryBoolean,
});

/** A required value of a dictionary, kept as a whole number. */
export const dict = (label: string, dictionary: string, { worded = label, ...rest }: Options = {}) => ({
  label,
  kind: 'dict' as const,
  dictionary,
  ...rest,
  stored: z.int(),
  draft: requiredInt(worded),
  filter: queryInt,
});

/** A value of `common_status`; a new record is on. */
export const status = (label = '状态') => ({
  label,
  kind: 'dict' as const,
  dictionary: 'common_status',
  initial: 0,
  stored: z.int(),
  draft: CommonStatus,
  filter: queryInt,
});

/** An instant that may be missing; a list is narrowed by a range of them. */
export const dateTime = (label: string) => ({
  label,
  kind: 'dateTime' as const,
  stored: z.nullish(Instant),
  draft: z.nullish(Instant),
  filter: queryRange,
});

/** The id of the record that this one belongs to. */
export const reference = (label: string) => ({
  label,
  kind: 'reference' as const,
  stored: Id,
  draft: requiredId(label),
  filter: queryId,
});

/** The same field, which the back end fills in itself. */
export const readOnly = <Field extends ResourceField>(of: Field): Omit<Field, 'draft'> & { readonly draft: null } => ({
  ...of,
  draft: null,
});
