import * as z from 'zod/mini';

/** A whole number of 64 bits as text, as everybody writes it: `007` would name the same row as 7, and be no equal of it. */
const longText = z
  .string()
  .check(z.refine((text) => /^-?\d{1,19}$/.test(text) && BigInt.asIntN(64, BigInt(text)).toString() === text));
const idForms = [z.int(), longText] as const;

/**
 * An id as the wire carries it: a JSON number, or text past 2^53 (docs/protocol/README.md §4). Never compared by `===`
 * with an id of other origin; use {@link sameId}.
 */
export const Id = z.union(idForms);
export type Id = z.infer<typeof Id>;

/** The key of the record a change is for; `label` is its Chinese name, as the back end words its messages. */
export const requiredId = (label: string) => z.union(idForms, { error: `${label}不能为空` });

/** Whether two ids name the same row, whatever form each came in. */
export const sameId = (one: Id, other: Id): boolean => String(one) === String(other);

/** The id that a text, such as the key of a row, was made of: a number wherever it can be one. */
export const idOf = (text: string): Id => (Number.isSafeInteger(Number(text)) ? Number(text) : text);

/** An instant: epoch milliseconds, of the years 1 to 9999, which every database can keep. */
export const Instant = z.int().check(z.minimum(-62_135_596_800_000), z.maximum(253_402_300_799_999));

/**
 * A record has another revision after each change. Only our server gives them: a change that names one is made to a record of
 * that revision alone.
 */
export const Revision = z.int();

/** A change is refused with this code when somebody else has changed the record since it was read. */
export const CHANGED_MEANWHILE = 409;

/** A yes or no that a back end may leave empty, as `""` or null. @param empty what it is then */
export const lenientBoolean = (empty: boolean) =>
  z.union([
    z.boolean(),
    z.pipe(
      z.literal(['', null]),
      z.transform(() => empty),
    ),
  ]);

/** `common_status`: 0 on, 1 off. */
export const CommonStatus = z.union([z.literal(0), z.literal(1)]);
export type CommonStatus = z.infer<typeof CommonStatus>;

/** The answer of most writes. */
export const Done = z.boolean();

/**
 * An answer's page of records. `sortable` names the fields that the back end can sort by, and `offers` the calls for these
 * records that not every back end has; one that does not say so has none.
 */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    list: z.array(item),
    total: z.coerce.number(),
    sortable: z.optional(z.array(z.string())),
    offers: z.optional(z.array(z.string())),
  });

/** A page as `pageOf` parses it. */
export interface Page<Item> {
  readonly list: readonly Item[];
  readonly total: number;
  readonly sortable?: readonly string[] | undefined;
  readonly offers?: readonly string[] | undefined;
}

/*
 * Fields of drafts. `label` is the field's Chinese name, as the back end words its messages; `absent` is for the few
 * messages about a missing value that are worded otherwise.
 */

const missing = (label: string): string => `${label}不能为空`;
const tooLong = (label: string, max: number) => ({ error: `${label}长度不能超过 ${max} 个字符` });

/** Required text. */
export const requiredText = (label: string, max?: number, absent = missing(label)) =>
  z.string({ error: absent }).check(
    z.refine((text) => text.trim() !== '', { error: absent, abort: true }),
    ...(max === undefined ? [] : [z.maxLength(max, tooLong(label, max))]),
  );

/** Optional text; null and absence are the same. */
export const optionalText = (label: string, max: number) =>
  z.optional(z.nullable(z.string().check(z.maxLength(max, tooLong(label, max)))));

/** A required file of a form. An empty field counts as none. */
export const requiredFile = (label: string) =>
  z
    .unknown()
    // The shared part of zod has no kind for files, but what passes here is one.
    .check(z.refine((value) => value instanceof File, { error: missing(label), abort: true })) as unknown as z.ZodMiniType<
    File,
    File
  >;

/** Long text has at most so many megabytes in UTF-8; longer text is not looked at any further. */
export const maxMegabytes = (label: string, max: number) =>
  z.refine<string>((text) => new TextEncoder().encode(text).byteLength <= max * 1024 * 1024, {
    error: `${label}不能超过 ${max} MB`,
    abort: true,
  });

/** A required whole number of 32 bits. */
export const requiredInt = (label: string) =>
  z.int32({ error: ({ input }) => (input === undefined || input === null ? missing(label) : `${label}应为整数`) });

/** The largest amount in fen that a column of 32 bits keeps. */
const MOST_FEN = 2_147_483_647;

/** A required amount in fen, not below zero. */
export const requiredMoney = (label: string) =>
  z
    .int({ error: ({ input }) => (input === undefined || input === null ? missing(label) : `${label}应为整数，单位是分`) })
    .check(z.minimum(0, { error: `${label}不能小于 0` }), z.maximum(MOST_FEN, { error: `${label}不能超过 ¥21,474,836.47` }));

/** Browsers know no longer addresses everywhere, and a column has to end. */
const LONGEST_ADDRESS = 1024;

/**
 * The address of a picture. What stands in its place while the picture is still on its way to the back end, or did not get there, is no
 * text, so that no form is saved without what its user has chosen.
 */
const pictureAddress = (label: string, absent = missing(label)) =>
  z
    .string({ error: ({ input }) => (typeof input === 'object' && input !== null ? unfinishedText(label, input) : absent) })
    .check(z.maxLength(LONGEST_ADDRESS, { error: `${label}的地址长度不能超过 ${LONGEST_ADDRESS} 个字符` }));

/** What is not with the back end has the fault for which it was not taken, or null while it is on its way. */
const unfinishedText = (label: string, picture: object): string =>
  'fault' in picture && typeof picture.fault === 'string' ? `${label}上传失败，请重新上传或移除` : `${label}还没有上传完成`;

/** The address of a picture that must be there. */
export const requiredPicture = (label: string, absent = missing(label)) =>
  pictureAddress(label, absent).check(z.refine((text) => text.trim() !== '', { error: absent }));

/** The address of a picture that may be missing; null, absence and an empty text are the same. */
export const optionalPicture = (label: string) => z.optional(z.nullable(pictureAddress(label)));

/** The most pictures that a field has which names no other limit. */
export const MOST_PICTURES = 15;

/** The addresses of pictures in their order; none, null and absence are the same. */
export const pictureList = (label: string, most = MOST_PICTURES) =>
  z.optional(z.nullable(z.array(requiredPicture(label)).check(z.maxLength(most, { error: `${label}最多 ${most} 张` }))));

/** A required yes or no. */
export const requiredBoolean = (label: string) => z.boolean({ error: missing(label) });

/** A required value that is one of few. */
export const requiredChoice = <const Choices extends readonly (string | number)[]>(label: string, choices: Choices) =>
  z.literal(choices, {
    error: ({ input }) =>
      input === undefined || input === null || input === '' ? missing(label) : `${label}必须是 [${choices.join(', ')}]`,
  });
