import type { FieldDeclaration } from '../../field/DeclaredFields.tsx';

/** What engines want to know of a process beside its key and name. */
export const PROCESS_FIELDS = {
  candidateStarterUsers: { label: '可发起的人' },
  candidateStarterGroups: { label: '可发起的组' },
  isStartableInTasklist: { label: '任务列表发起' },
  versionTag: { label: '版本标签', placeholder: '如 1.0.0' },
  historyTimeToLive: { label: '历史保留时间', placeholder: '如 30 或 P30D' },
  isEagerExecutionFetching: { label: '预先读取执行' },
} as const satisfies Readonly<Record<string, FieldDeclaration>>;
