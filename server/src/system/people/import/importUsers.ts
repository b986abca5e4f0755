import { type user, type UserImport, USER_REFUSALS } from '@zhilv/contract/system';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { tryAgain } from '../../../call/apiErrors.ts';
import { BusinessError } from '../../../call/BusinessError.ts';
import type { Call } from '../../../call/implement.ts';
import type { Database } from '../../../db/database.ts';
import { configs } from '../../../infra/config/config.table.ts';
import { kept } from '../../../records/rows.ts';
import { changeStamp, creationStamp } from '../../../records/stamps.ts';
import { WorkbookRefusal, type WorkbookRow, workbookRows } from '../../../records/workbook/workbookRows.ts';
import { hashPassword } from '../../../session/password.ts';
import { guarded } from '../../access/guard/guarded.ts';
import { endSignIns } from '../../user/endSignIns.ts';
import { refuseOverQuota } from '../../user/refuseOverQuota.ts';
import { users } from '../../user/user.table.ts';
import { accountHistory } from '../user/accounts.ts';
import { type ImportPlan, planImport } from './planImport.ts';
import { HEADINGS, type UserRow, userRow } from './userRow.ts';

/** One statement inserts so many rows; a statement may have 65,535 values. */
const BATCH = 500;

/**
 * Makes accounts of the rows of a workbook, all with the installation's initial password. A row that cannot be taken is passed over and
 * told of; the others are written together.
 * @throws BusinessError for a file without rows, for one that cannot be read, and for what `guarded` refuses
 */
export async function importUsers(call: Call<typeof user.import>): Promise<UserImport> {
  const { file, updateSupport = false, dryRun = false } = call.input;
  const sheet = await sheetOf(file);
  const labels = await call.dictLabels(call.db, ['system_user_sex', 'common_status']);
  const read = sheet.map((row) => userRow(row, labels));
  const rows = read.flatMap((row) => ('line' in row ? [row] : []));
  const faults = read.flatMap((row) => ('line' in row ? [] : row));
  // The hash takes long and is the same for all, so it is made once, before the tenant is locked.
  const password = dryRun || rows.length === 0 ? '' : await hashPassword(await initialPassword(call.db));
  const plan = await guarded(call, async (db) => {
    const scope = { ...call, db };
    const planned = await planImport(scope, rows, updateSupport);
    if (planned.created.length > 0) await refuseOverQuota(scope, planned.created.length);
    if (!dryRun) await carryOut(scope, planned, password);
    return planned;
  });
  return answerOf(plan, faults);
}

function answerOf({ created, updated, faults }: ImportPlan, unread: ImportPlan['faults']): UserImport {
  const rows = [...unread, ...faults].toSorted((one, other) => one.line - other.line);
  return {
    createUsernames: created.map(({ username }) => username),
    updateUsernames: updated.map(({ username }) => username),
    failureUsernames: Object.fromEntries(rows.toReversed().map(({ username, reason }) => [username, reason])),
    rows,
  };
}

async function sheetOf(file: File): Promise<readonly WorkbookRow[]> {
  try {
    const rows = await workbookRows(Buffer.from(await file.arrayBuffer()));
    if (rows.length === 0) throw new BusinessError(USER_REFUSALS.importEmpty, '导入用户数据不能为空！');
    if (!rows.some(({ cells }) => cells.has(HEADINGS.username)))
      throw new BusinessError(USER_REFUSALS.importUnreadable, `表格缺少「${HEADINGS.username}」一列，请使用导入模板`);
    return rows;
  } catch (error) {
    if (!(error instanceof WorkbookRefusal)) throw error;
    throw new BusinessError(USER_REFUSALS.importUnreadable, error.message);
  }
}

async function initialPassword(db: Database): Promise<string> {
  const [setting] = await db
    .select({ value: configs.value })
    .from(configs)
    .where(and(eq(configs.key, INITIAL_PASSWORD), eq(configs.deleted, false)));
  if (!setting?.value) throw new BusinessError(USER_REFUSALS.importUnreadable, `请先在配置管理中设置参数 ${INITIAL_PASSWORD}`);
  return setting.value;
}

const INITIAL_PASSWORD = 'sys.user.init-password';

type Importing = Call<typeof user.import>;

async function carryOut(call: Importing, { created, updated }: ImportPlan, password: string): Promise<void> {
  for (let begin = 0; begin < created.length; begin += BATCH) await insert(call, created.slice(begin, begin + BATCH), password);
  for (let begin = 0; begin < updated.length; begin += BATCH) await change(call, updated.slice(begin, begin + BATCH));
  const disabled = updated.filter(({ status }) => status === 1);
  await endSignIns(
    call.db,
    disabled.map(({ id }) => id),
  );
}

async function insert(call: Importing, rows: readonly UserRow[], password: string): Promise<void> {
  const { db, tenantId } = call;
  const stamp = { tenantId, ...creationStamp(call) };
  const made = await db
    .insert(users)
    .values(rows.map((row) => ({ ...row, ...stamp, password, status: row.status ?? 0 })))
    .returning();
  const writes = made.map((after) => ({ action: 'create' as const, recordId: after.id, before: null, after }));
  await accountHistory.keepAll(db, call, writes);
}

/** Changes accounts that are there. All are written by one statement, with those values that their rows do not name as they were. */
async function change(call: Importing, rows: ImportPlan['updated']): Promise<void> {
  const { db } = call;
  const given = new Map(rows.map(({ id, line: _, username: _name, ...row }) => [String(id), givenOf(row)]));
  const all = inArray(
    users.id,
    rows.map(({ id }) => id),
  );
  // The rows are locked, for somebody may change the own profile meanwhile.
  const before = await db
    .select()
    .from(users)
    .where(and(all, kept(users, call)))
    .orderBy(users.id)
    .for('update');
  if (before.length < rows.length) throw tryAgain();
  const stamp = changeStamp(call);
  const after = before.map((row) => ({ ...row, ...given.get(String(row.id)), ...stamp }));
  await db
    .insert(users)
    .values(after)
    .onConflictDoUpdate({
      target: users.id,
      set: {
        nickname: sql`excluded.nickname`,
        deptId: sql`excluded.dept_id`,
        email: sql`excluded.email`,
        mobile: sql`excluded.mobile`,
        sex: sql`excluded.sex`,
        status: sql`excluded.status`,
        ...stamp,
      },
    });
  const writes = after.map((row, index) => ({
    action: 'update' as const,
    recordId: row.id,
    before: before[index] ?? null,
    after: row,
  }));
  await accountHistory.keepAll(db, call, writes);
}

/** An empty cell changes nothing of an account that is there. */
const givenOf = (row: Partial<UserRow>): { readonly [Name in keyof UserRow]?: NonNullable<UserRow[Name]> } =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
