import { dictType } from '@zhilv/contract/system';
import { pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { recordColumns } from '../db/columns.ts';
import { records } from './records.ts';

const texts = { name: varchar().notNull(), type: varchar().notNull() };
const status = smallint().notNull();
const remark = varchar();

it('takes a table that has a column for every field of the record', () => {
  const fitting = pgTable('fitting', { ...recordColumns(), ...texts, status, remark });

  expect(records(dictType, fitting).handlers).toHaveLength(8);
});

it('takes no other table; the compiler has seen what stands below', () => expect(Object.keys(refused)).toHaveLength(3));

const refused = {
  misspeltColumn() {
    const table = pgTable('misspelt', { ...recordColumns(), ...texts, statsu: status, remark });
    // @ts-expect-error the table lacks the column `status`
    return records(dictType, table);
  },

  missingColumn() {
    const table = pgTable('missing', { ...recordColumns(), ...texts, status });
    // @ts-expect-error the table lacks the column `remark`
    return records(dictType, table);
  },

  otherType() {
    const table = pgTable('other', { ...recordColumns(), ...texts, status: varchar().notNull(), remark });
    // @ts-expect-error the table keeps the status as text
    return records(dictType, table);
  },
};
