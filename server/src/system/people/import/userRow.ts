import type { Id } from '@zhilv/contract';
import { type UserImportFault, UserFields } from '@zhilv/contract/system';
import type * as z from 'zod/mini';
import type { DictLabel } from '../../../call/implement.ts';
import type { WorkbookRow } from '../../../records/workbook/workbookRows.ts';

/** The columns of a workbook of users, in their order, by what they fill in. */
export const HEADINGS = {
  username: '登录名称',
  nickname: '用户名称',
  deptId: '部门编号',
  email: '用户邮箱',
  mobile: '手机号码',
  sex: '用户性别',
  status: '账号状态',
} as const;

export type Field = keyof typeof HEADINGS;

/** What a row says of a user; null where its cell is empty. */
export interface UserRow {
  readonly line: number;
  readonly username: string;
  readonly nickname: string;
  readonly deptId: Id | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly sex: number | null;
  readonly status: number | null;
}

export const faultOf = (row: Pick<UserRow, 'line' | 'username'>, field: Field | null, reason: string): UserImportFault => ({
  line: row.line,
  username: row.username,
  field: field === null ? '' : HEADINGS[field],
  reason,
});

/** Reads a row by the rules of the form; a value of a dictionary stands in it by its label. Gives every fault of the row. */
export function userRow({ line, cells }: WorkbookRow, labels: readonly DictLabel[]): UserRow | readonly UserImportFault[] {
  const text = (field: Field): string | null => cells.get(HEADINGS[field]) ?? null;
  const entry = (field: Field, dictType: string): number | undefined | null => {
    const label = text(field);
    if (label === null) return null;
    const found = labels.find((one) => one.dictType === dictType && (one.label === label || one.value === label));
    return found && Number(found.value);
  };
  const deptId = text('deptId');
  const [sex, status] = [entry('sex', 'system_user_sex'), entry('status', 'common_status')];
  const subject = { line, username: text('username') ?? '' };
  const typed = { username: subject.username, nickname: text('nickname') ?? '', email: text('email'), mobile: text('mobile') };
  const faults = [
    ...(Object.keys(typed) as (keyof typeof typed)[]).flatMap((field) => {
      const rule: z.ZodMiniType = UserFields[field];
      const reason = rule.safeParse(typed[field]).error?.issues[0]?.message;
      return reason === undefined ? [] : [faultOf(subject, field, reason)];
    }),
    ...(deptId === null || isId(deptId) ? [] : [faultOf(subject, 'deptId', '部门编号应为数字')]),
    ...(sex === undefined ? [faultOf(subject, 'sex', `没有「${text('sex')}」这个选项`)] : []),
    ...(status === undefined ? [faultOf(subject, 'status', `没有「${text('status')}」这个选项`)] : []),
  ];
  if (faults.length > 0) return faults;
  return { line, ...typed, deptId: deptId === null ? null : Number(deptId), sex: sex ?? null, status: status ?? null };
}

const isId = (text: string): boolean => /^\d{1,15}$/.test(text);
