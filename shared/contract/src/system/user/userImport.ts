import * as z from 'zod/mini';

/** A row of a workbook that was not taken, and why. */
const UserImportFault = z.object({
  /** The row's number in the sheet, as a spreadsheet shows it: the first is 1. */
  line: z.int(),
  username: z.string(),
  /** The heading of the column to blame; empty where it is the row. */
  field: z.string(),
  reason: z.string(),
});
export type UserImportFault = z.infer<typeof UserImportFault>;

/** What came of an import, or would come of it. */
export const UserImport = z.object({
  createUsernames: z.array(z.string()),
  updateUsernames: z.array(z.string()),
  /** The reasons by user names. */
  failureUsernames: z.record(z.string(), z.string()),
  /** The same with their places, in the order of the sheet. Only our server gives them. */
  rows: z.optional(z.array(UserImportFault)),
});
export type UserImport = z.infer<typeof UserImport>;
