import * as z from 'zod/mini';
import { Id, Instant } from '../wire/values.ts';

const Value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** A field that a change gave another value. Of a secret both values are null. */
const ChangedField = z.object({ field: z.string(), before: Value, after: Value, secret: z.optional(z.boolean()) });
export type ChangedField = z.infer<typeof ChangedField>;

/** One change of a record: who made it, when, and which fields have other values since. */
export const RecordChange = z.object({
  id: Id,
  action: z.enum(['create', 'update', 'delete', 'restore']),
  /** The account's name at that time; null for somebody of another tenant. */
  username: z.nullable(z.string()),
  createTime: Instant,
  fields: z.array(ChangedField),
});
export type RecordChange = z.infer<typeof RecordChange>;
