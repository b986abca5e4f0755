import { Buffer } from 'node:buffer';
import type { Id } from '@zhilv/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, pgSequence, PgVarcharBuilder, type PgVarcharConfig, varchar } from 'drizzle-orm/pg-core';

/**
 * Keys of all rows come from one sequence. It starts above every key that the seed fixes by hand, so that later releases
 * can seed further rows without meeting one that people made.
 */
export const recordId = pgSequence('record_id', { startWith: 10_000 });

/** The last digits of the numbers of orders, payments and refunds come from this sequence. */
export const documentNumber = pgSequence('document_number');

/** A `bigint` that is a number where JavaScript can hold it, else text (docs/protocol/README.md §4). */
export const idColumn = customType<{ data: Id; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  fromDriver: (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : String(value)),
  toDriver: String,
});

/** An instant, in code always as epoch milliseconds. */
export const instantColumn = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (text) => new Date(text).getTime(),
  toDriver: (instant) => new Date(instant).toISOString(),
});

/**
 * Text of megabytes. It goes to the database as bytes: a driver that gets a string counts its bytes, character by character, before
 * it encodes it, and everybody else waits.
 */
export const longText = customType<{ data: string; driverData: string | Uint8Array }>({
  dataType: () => 'text',
  toDriver: (content) => Buffer.from(content),
  fromDriver: String,
});

/** Text that people read, such as a name. Lists put it in the order of its pinyin, and other text, such as a code, by code points. */
export const nameColumn = ({ length }: { readonly length: number }) => new NameColumnBuilder('', { length });

/** The type by which such a column is known. */
export const NAME_COLUMN = 'PgName';

/** In the database and in code it is a `varchar`. */
class NameColumnBuilder extends PgVarcharBuilder<{
  name: '';
  dataType: 'string';
  columnType: 'PgVarchar';
  data: string;
  driverParam: string;
  enumValues: [string, ...string[]];
  length: number;
}> {
  constructor(name: '', config: PgVarcharConfig<[string, ...string[]], number>) {
    super(name, config);
    this.config.columnType = NAME_COLUMN;
  }
}

/** Limits the unique indexes of records to those that are kept, so that a deleted record blocks no other. */
export const notDeleted = sql`not deleted`;

/** The key of a row. */
export const primaryId = () =>
  idColumn()
    .primaryKey()
    .default(sql`nextval('record_id')`);

/** The columns of every record: its key, who made and changed it when, and whether it is logically deleted. */
export const recordColumns = () => ({
  id: primaryId(),
  /** User id as text; null for seeded rows. */
  creator: varchar({ length: 64 }),
  createTime: instantColumn()
    .notNull()
    .default(sql`now()`),
  updater: varchar({ length: 64 }),
  updateTime: instantColumn()
    .notNull()
    .default(sql`now()`),
  deleted: boolean().notNull().default(false),
});

/** The columns of {@link recordColumns}, for records that belong to one tenant. */
export const tenantRecordColumns = () => ({ ...recordColumns(), tenantId: tenantIdColumn() });

/** The tenant that a row belongs to. */
export const tenantIdColumn = () => bigint({ mode: 'number' }).notNull();
