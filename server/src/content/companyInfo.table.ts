import { pgTable, varchar } from 'drizzle-orm/pg-core';
import { longText, recordColumns } from '../db/columns.ts';

// The site belongs to the installation and not to a tenant, because visitors send no tenant.

/** The company behind the site: one row, id 1. */
export const companyInfoRows = pgTable('cjy_company_info', {
  ...recordColumns(),
  name: varchar({ length: 100 }).notNull(),
  phone: varchar({ length: 30 }).notNull(),
  address: varchar({ length: 200 }),
  url: varchar({ length: 200 }),
  qrCode: varchar({ length: 500 }),
  logo: varchar({ length: 500 }),
  email: varchar({ length: 50 }),
  icpNo: varchar({ length: 50 }),
  /** HTML */
  intro: longText(),
});
