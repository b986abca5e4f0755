import type { Database } from '../../db/database.ts';
import { placesOf } from '@zhilv/contract/system';
import { tenants } from '../tenant/tenant.table.ts';
import { notifyTemplates } from './notifyTemplate.table.ts';

interface NoticeTemplate {
  readonly name: string;
  readonly code: string;
  /** The sender that messages name. */
  readonly nickname: string;
  /** `system_notify_template_type` */
  readonly type: number;
  /** The text, with the places that processes fill. */
  readonly content: string;
}

const ofProcesses = { nickname: '流程中心', type: 2 };

/** The texts by which people are told of processes. Administrators may change them, or switch them off. */
export const PROCESS_NOTICES = {
  assigned: {
    ...ofProcesses,
    name: '流程待办提醒',
    code: 'bpm_task_assigned',
    content: '{person}提交的「{process}」等待您办理，当前环节：{task}。',
  },
  approved: {
    ...ofProcesses,
    name: '流程审批通过',
    code: 'bpm_process_instance_approve',
    content: '您提交的「{process}」已审批通过。',
  },
  rejected: {
    ...ofProcesses,
    name: '流程审批不通过',
    code: 'bpm_process_instance_reject',
    content: '您提交的「{process}」未通过审批，原因：{reason}',
  },
} as const satisfies Record<string, NoticeTemplate>;

/** Gives a tenant those that it has not. */
export async function addProcessNotices(db: Database, tenantId: number): Promise<void> {
  const rows = Object.values<NoticeTemplate>(PROCESS_NOTICES);
  await db
    .insert(notifyTemplates)
    .values(rows.map((row) => ({ ...row, tenantId, params: [...placesOf(row.content)] })))
    .onConflictDoNothing();
}

/** Gives every tenant those that it has not. */
export async function seedProcessNotices(db: Database): Promise<void> {
  const all = await db.select({ id: tenants.id }).from(tenants);
  for (const { id } of all) await addProcessNotices(db, id);
}
