import { processAttributes } from '../../../../parts/bpmn/section/general/processAttributes.ts';
import { DeclaredFields } from '../../field/DeclaredFields.tsx';
import { useFields } from '../../field/useFields.ts';
import type { SectionProps } from '../SectionProps.ts';

/** What engines want to know of a process beside its key and name. */
export function ProcessAttributes({ subject }: SectionProps) {
  const section = useFields(processAttributes, subject);
  return (
    <DeclaredFields
      title="发起与运行"
      section={section}
      fields={{
        candidateStarterUsers: { label: '可发起的人' },
        candidateStarterGroups: { label: '可发起的组' },
        isStartableInTasklist: { label: '任务列表发起' },
        versionTag: { label: '版本标签', placeholder: '如 1.0.0' },
        historyTimeToLive: { label: '历史保留时间', placeholder: '如 30 或 P30D' },
        isEagerExecutionFetching: { label: '预先读取执行' },
      }}
    />
  );
}
