import { customType, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../db/columns.ts';

const bytes = customType<{ data: Uint8Array<ArrayBuffer> }>({ dataType: () => 'bytea' });

/**
 * Uploaded files. They are in the database, where every server of an installation finds them and a backup has them. The same content
 * may have several rows, one for each use, so that one use can end without the others.
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
    content: bytes().notNull(),
  },
  (table) => [index('infra_file_path').on(table.path)],
);
