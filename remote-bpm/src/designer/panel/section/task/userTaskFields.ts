import type { FieldDeclaration } from '../../field/DeclaredFields.tsx';

/** Who does a task, and when. */
export const USER_TASK_FIELDS = {
  assignee: { label: '办理人', feature: null, placeholder: '用户编号或表达式' },
  candidateUsers: { label: '候选人', feature: null },
  candidateGroups: { label: '候选组', feature: null },
  owner: { label: '所有人' },
  dueDate: { label: '到期时间', feature: null, placeholder: '如 2026-01-31、P3D 或表达式' },
  followUpDate: { label: '跟进时间', feature: null, placeholder: '如 2026-01-31、P3D 或表达式' },
  businessCalendarName: { label: '工作日历' },
  priority: { label: '优先级', feature: null, placeholder: '整数或表达式' },
  category: { label: '分类' },
  skipExpression: { label: '跳过表达式', code: true },
  taskIdVariableName: { label: '任务编号变量' },
  taskCompleterVariableName: { label: '完成人变量' },
} as const satisfies Readonly<Record<string, FieldDeclaration>>;
