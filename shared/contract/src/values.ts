import * as z from 'zod/mini';

/** A whole number of 64 bits as text. */
const longText = z
  .string()
  .check(z.refine((text) => /^-?\d{1,19}$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text)));
const idForms = [z.int(), longText] as const;

/**
 * An id as the wire carries it: a JSON number, or text past 2^53 (contract README §4). Never compared by `===`
 * with an id of other origin; use {@link sameId}.
 */
export const Id = z.union(idForms);
export type Id = z.infer<typeof Id>;

/** The key of the record a change is for; `label` is its Chinese name, as the back end words its messages. */
export const requiredId = (label: string) => z.union(idForms, { error: `${label}不能为空` });

/** Whether two ids name the same row, whatever form each came in. */
export const sameId = (one: Id, other: Id): boolean => String(one) === String(other);

/** An instant: epoch milliseconds. */
export const Instant = z.int();

/** `common_status`: 0 on, 1 off. */
export const CommonStatus = z.union([z.literal(0), z.literal(1)]);
export type CommonStatus = z.infer<typeof CommonStatus>;

/** The answer of most writes. */
export const Done = z.boolean();

/** An answer's page of records. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ list: z.array(item), total: z.coerce.number() });

/** A page as `pageOf` parses it. */
export interface Page<Item> {
  readonly list: readonly Item[];
  readonly total: number;
}

/** Required text of a draft; `label` is the field's Chinese name, as the back end words its messages. */
export const requiredText = (label: string, max?: number) =>
  z.string({ error: `${label}不能为空` }).check(
    z.refine((text) => text.trim() !== '', { error: `${label}不能为空`, abort: true }),
    ...(max === undefined ? [] : [z.maxLength(max, { error: `${label}长度不能超过 ${max} 个字符` })]),
  );

/** Optional text of a draft; null and absence are the same. */
export const optionalText = (label: string, max: number) =>
  z.optional(z.nullable(z.string().check(z.maxLength(max, { error: `${label}长度不能超过 ${max} 个字符` }))));
