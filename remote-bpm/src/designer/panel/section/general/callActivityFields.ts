import { BINDINGS, BINDINGS_WITH_TAG } from '../bindings.ts';
import type { FieldDeclaration } from '../../field/DeclaredFields.tsx';

/** Which process a call activity starts, and how. */
export const CALLED_PROCESS_FIELDS = {
  calledElement: { label: '流程标识', feature: null },
  calledElementType: {
    label: '标识类型',
    choices: [
      { value: '', label: '未设置（流程标识）' },
      { value: 'key', label: '流程标识' },
      { value: 'id', label: '流程定义编号' },
    ],
  },
  calledElementBinding: { label: '绑定方式', choices: BINDINGS_WITH_TAG },
  calledElementVersion: { label: '版本号' },
  calledElementVersionTag: { label: '版本标签' },
  calledElementTenantId: { label: '租户编号' },
  sameDeployment: { label: '同一次部署' },
  fallbackToDefaultTenant: { label: '回退默认租户' },
  processInstanceName: { label: '实例名称' },
  businessKey: { label: '业务标识' },
  inheritBusinessKey: { label: '继承业务标识' },
  inheritVariables: { label: '继承变量' },
  idVariableName: { label: '实例编号变量' },
  useLocalScopeForOutParameters: { label: '输出用局部变量' },
  completeAsync: { label: '异步完成' },
  variableMappingClass: { label: '变量映射类' },
  variableMappingDelegateExpression: { label: '变量映射表达式', code: true },
} as const satisfies Readonly<Record<string, FieldDeclaration>>;

/** Which case it starts. */
export const CALLED_CASE_FIELDS = {
  caseRef: { label: '案例标识' },
  caseBinding: { label: '绑定方式', choices: BINDINGS },
  caseVersion: { label: '版本号' },
  caseTenantId: { label: '租户编号' },
} as const satisfies Readonly<Record<string, FieldDeclaration>>;
