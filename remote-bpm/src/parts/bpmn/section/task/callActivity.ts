import { attributeSection } from '../attribute/attributeSection.ts';
import type { AttributeField } from '../attribute/AttributeField.ts';
import { isAnyOf } from './taskKinds.ts';

const FIELDS = {
  calledElement: { kind: 'text', names: 'calledElement', namespace: 'bpmn' },
  calledElementBinding: { kind: 'text', names: 'calledElementBinding', feature: 'calledElementBinding' },
  calledElementVersion: { kind: 'text', names: 'calledElementVersion', feature: 'calledElementBinding' },
  calledElementVersionTag: { kind: 'text', names: 'calledElementVersionTag', feature: 'calledElementBinding' },
  calledElementTenantId: { kind: 'text', names: 'calledElementTenantId', feature: 'calledElementBinding' },
  caseRef: { kind: 'text', names: 'caseRef', feature: 'calledCase' },
  caseBinding: { kind: 'text', names: 'caseBinding', feature: 'calledCase' },
  caseVersion: { kind: 'text', names: 'caseVersion', feature: 'calledCase' },
  caseTenantId: { kind: 'text', names: 'caseTenantId', feature: 'calledCase' },
  variableMappingClass: { kind: 'text', names: 'variableMappingClass', feature: 'variableMapping' },
  variableMappingDelegateExpression: { kind: 'text', names: 'variableMappingDelegateExpression', feature: 'variableMapping' },
  calledElementType: { kind: 'text', names: 'calledElementType', feature: 'calledElementType' },
  sameDeployment: { kind: 'flag', names: 'sameDeployment', feature: 'calledProcessOptions' },
  fallbackToDefaultTenant: { kind: 'flag', names: 'fallbackToDefaultTenant', feature: 'calledProcessOptions' },
  inheritVariables: { kind: 'flag', names: 'inheritVariables', feature: 'inheritedVariables' },
  inheritBusinessKey: { kind: 'flag', names: 'inheritBusinessKey', feature: 'inheritedVariables' },
  businessKey: { kind: 'text', names: 'businessKey', feature: 'inheritedVariables' },
  idVariableName: { kind: 'text', names: 'idVariableName', feature: 'calledProcessOptions' },
  processInstanceName: { kind: 'text', names: 'processInstanceName', feature: 'calledProcessOptions' },
  useLocalScopeForOutParameters: { kind: 'flag', names: 'useLocalScopeForOutParameters', feature: 'calledProcessOptions' },
  completeAsync: { kind: 'flag', names: 'completeAsync', feature: 'calledProcessOptions' },
} as const satisfies Readonly<Record<string, AttributeField>>;

const BINDINGS = new Set(['', 'latest', 'deployment', 'version', 'versionTag']);

/** Which process a call activity starts, and how. */
export const callActivity = attributeSection(
  FIELDS,
  (element) => isAnyOf(element, 'CallActivity'),
  ({ calledElementBinding = '', calledElementVersion = '', calledElementVersionTag = '' }) => [
    ...(BINDINGS.has(calledElementBinding) ? [] : [note('calledElementBinding', '请选择绑定方式')]),
    ...(calledElementBinding === 'version' && calledElementVersion === '' ? [note('calledElementVersion', '请填写版本号')] : []),
    ...(calledElementBinding === 'versionTag' && calledElementVersionTag === ''
      ? [note('calledElementVersionTag', '请填写版本标签')]
      : []),
  ],
);

const note = (field: string, text: string) => ({ field, kind: 'warning' as const, text });
