import type * as z from 'zod/mini';

/** The kinds of fields. Database, exports and pages each read them in their own way. */
export const FIELD_KINDS = [
  'text',
  'code',
  'longText',
  'texts',
  'number',
  'switch',
  'dict',
  'dateTime',
  'reference',
  'picture',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** A field of a record, declared once: its schemas follow, and so do export headings, filters, forms and columns. */
export interface ResourceField<
  Stored extends z.ZodMiniType = z.ZodMiniType,
  Draft extends z.ZodMiniType | null = z.ZodMiniType | null,
  Filter extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Its name for people. */
  readonly label: string;
  readonly kind: FieldKind;
  /** The dictionary of the kind `dict`. */
  readonly dictionary?: string | undefined;
  /** The value with which an editor starts a new record, where that is not empty. */
  readonly initial?: unknown;
  /** It is given once: an update ignores another value. */
  readonly fixed?: boolean;
  /** Its schema in a record. */
  readonly stored: Stored;
  /** Its schema in a draft; null for a field that no editor fills in. */
  readonly draft: Draft;
  /** Its schema where a list is narrowed by it. */
  readonly filter: Filter;
}
