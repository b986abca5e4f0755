import { BINDINGS } from '../bindings.ts';
import type { FieldDeclaration } from '../../field/DeclaredFields.tsx';

/** Which form a task or start event has. */
export const FORM_KEY_FIELDS = {
  formKey: { label: '表单标识', feature: null },
  formRef: { label: '表单引用' },
  formRefBinding: { label: '绑定方式', choices: BINDINGS },
  formRefVersion: { label: '版本号' },
  formFieldValidation: { label: '校验字段', placeholder: 'true、false 或表达式' },
  sameDeployment: { label: '同一次部署' },
} as const satisfies Readonly<Record<string, FieldDeclaration>>;
