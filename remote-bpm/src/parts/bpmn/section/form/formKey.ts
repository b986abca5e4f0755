import { isAnyOf } from '../../moddle/isAnyOf.ts';
import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { attributeSection } from '../attribute/attributeSection.ts';
import type { AttributeField } from '../attribute/AttributeField.ts';

const FIELDS = {
  formKey: { kind: 'text', names: 'formKey' },
  formRef: { kind: 'text', names: 'formRef' },
  formRefBinding: { kind: 'text', names: 'formRefBinding' },
  formRefVersion: { kind: 'text', names: 'formRefVersion' },
  formFieldValidation: { kind: 'text', names: 'formFieldValidation' },
  sameDeployment: { kind: 'flag', names: 'sameDeployment', standard: true },
} as const satisfies Readonly<Record<string, AttributeField>>;

/** Whether an element has a form. */
export const hasForm = (element: ModdleElement): boolean => isAnyOf(element, 'UserTask', 'StartEvent');

/** The section 表单, as far as it says which form an element has. */
export const formKey = attributeSection(FIELDS, hasForm);
