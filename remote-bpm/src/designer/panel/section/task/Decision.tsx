import { decision } from '../../../../parts/bpmn/section/task/decision.ts';
import { BINDINGS_WITH_TAG } from '../bindings.ts';
import { DeclaredFields } from '../../field/DeclaredFields.tsx';
import { useFields } from '../../field/useFields.ts';
import type { SectionProps } from '../SectionProps.ts';

/** The decision that a business rule task asks for. */
export function Decision({ subject }: SectionProps) {
  const section = useFields(decision, subject);
  return (
    <DeclaredFields
      title="决策"
      section={section}
      fields={{
        decisionRef: { label: '决策标识' },
        decisionRefBinding: { label: '绑定方式', choices: BINDINGS_WITH_TAG },
        decisionRefVersion: { label: '版本号' },
        decisionRefVersionTag: { label: '版本标签' },
        decisionRefTenantId: { label: '租户编号' },
        mapDecisionResult: {
          label: '结果映射',
          choices: [
            { value: '', label: '未设置（结果列表）' },
            { value: 'singleEntry', label: '单个值' },
            { value: 'singleResult', label: '单个结果' },
            { value: 'collectEntries', label: '值的集合' },
            { value: 'resultList', label: '结果列表' },
          ],
        },
      }}
    />
  );
}
