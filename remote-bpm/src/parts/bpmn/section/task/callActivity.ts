import { isAnyOf } from '../../moddle/isAnyOf.ts';
import { attributeSection } from '../attribute/attributeSection.ts';
import type { AttributeField } from '../attribute/AttributeField.ts';

const FIELDS = {
  calledElement: { kind: 'text', names: 'calledElement', namespace: 'bpmn' },
  calledElementBinding: { kind: 'text', names: 'calledElementBinding' },
  calledElementVersion: { kind: 'text', names: 'calledElementVersion' },
  calledElementVersionTag: { kind: 'text', names: 'calledElementVersionTag' },
  calledElementTenantId: { kind: 'text', names: 'calledElementTenantId' },
  caseRef: { kind: 'text', names: 'caseRef' },
  caseBinding: { kind: 'text', names: 'caseBinding' },
  caseVersion: { kind: 'text', names: 'caseVersion' },
  caseTenantId: { kind: 'text', names: 'caseTenantId' },
  variableMappingClass: { kind: 'text', names: 'variableMappingClass' },
  variableMappingDelegateExpression: { kind: 'text', names: 'variableMappingDelegateExpression' },
  calledElementType: { kind: 'text', names: 'calledElementType' },
  sameDeployment: { kind: 'flag', names: 'sameDeployment' },
  fallbackToDefaultTenant: { kind: 'flag', names: 'fallbackToDefaultTenant' },
  inheritVariables: { kind: 'flag', names: 'inheritVariables' },
  inheritBusinessKey: { kind: 'flag', names: 'inheritBusinessKey' },
  businessKey: { kind: 'text', names: 'businessKey' },
  idVariableName: { kind: 'text', names: 'idVariableName' },
  processInstanceName: { kind: 'text', names: 'processInstanceName' },
  useLocalScopeForOutParameters: { kind: 'flag', names: 'useLocalScopeForOutParameters' },
  completeAsync: { kind: 'flag', names: 'completeAsync' },
} as const satisfies Readonly<Record<string, AttributeField>>;

const BINDINGS = new Set(['', 'latest', 'deployment', 'version', 'versionTag']);

/** Which process a call activity starts, and how. */
export const callActivity = attributeSection(
  FIELDS,
  (element) => isAnyOf(element, 'CallActivity'),
  ({ calledElementBinding, calledElementVersion, calledElementVersionTag }) => [
    ...(BINDINGS.has(calledElementBinding) ? [] : [note('calledElementBinding', '请选择绑定方式')]),
    ...(calledElementBinding === 'version' && calledElementVersion === '' ? [note('calledElementVersion', '请填写版本号')] : []),
    ...(calledElementBinding === 'versionTag' && calledElementVersionTag === ''
      ? [note('calledElementVersionTag', '请填写版本标签')]
      : []),
  ],
);

const note = (field: string, text: string) => ({ field, kind: 'warning' as const, text });
