import { customType, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

const bytes = customType<{ data: Uint8Array<ArrayBuffer> }>({ dataType: () => 'bytea' });

/**
 * Uploaded files. Unless an installation has another storage their content is here, where each of its servers finds it and a backup has
 * it. The same content may have several rows, one for each use, so that one use can end without the others.
 */
export const files = pgTable(
  'infra_file',
  {
    ...recordColumns(),
    /** Anybody who knows it reads the file: the SHA-256 of the content, and an ending. */
    path: varchar({ length: 80 }).notNull(),
    /** The name that the file had where it came from. */
    name: varchar({ length: 200 }).notNull(),
    /** The media type that the content has, whatever it was called. */
    type: varchar({ length: 100 }).notNull(),
    /** In bytes. */
    size: integer().notNull(),
    /** Null where another storage has it. */
    content: bytes(),
    /** The number of the storage that has the content: 1 for this table. */
    configId: integer().notNull().default(1),
    /** Under which another storage has it; each row has one of its own. */
    storageKey: varchar({ length: 64 }),
  },
  (table) => [index('infra_file_path').on(table.path), ...sortIndexesOf('infra_file', table, ['size', 'createTime'])],
);
