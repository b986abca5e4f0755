import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { idColumn } from '../db/columns.ts';
import { columnInfoRows } from './columnInfo.table.ts';

/**
 * What is worked out of the texts of a row, once. The row is missing here until that is done, and again after its texts were
 * changed: a trigger of the database removes it, whoever changes them (decision 0020).
 */
export const contentTextRows = pgTable(
  'cjy_content_text',
  {
    id: idColumn()
      .primaryKey()
      .references(() => columnInfoRows.id, { onDelete: 'cascade' }),
    /** Number of the rules by which `content` was sanitised and the rest was made. */
    rules: smallint().notNull(),
    /** Title, summary and content as they are searched, a line each. It is stored unpacked, because searches read it. */
    searched: text().notNull(),
    terms: text().array().notNull(),
  },
  (table) => [index('cjy_content_text_terms').using('gin', table.terms).with({ fastupdate: false })],
);
