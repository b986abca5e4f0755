import { FORM_TYPE } from '@zhilv/contract/bpm';
import type { InferSelectModel } from 'drizzle-orm';
import { findRow, type Scope } from '../../records/rows.ts';
import { formMissing } from '../form/formMissing.ts';
import { forms } from '../form/form.table.ts';
import type { processDefinitions } from '../process/rows/processDefinition.table.ts';
import { categoryMissing, formNotChosen, formWithoutFields, pagesMissing } from './deployRefusals.ts';
import type { StoredModel } from './lockedModel.ts';

const COPIED = ['name', 'description', 'category', 'formType', 'formId', 'formCustomCreatePath', 'formCustomViewPath'] as const;

const CONTENT = [...COPIED, 'formConf', 'formFields', 'bpmnXml'] as const;

/** What a definition keeps of its model and of the model's form. */
export type DefinitionContent = Pick<InferSelectModel<typeof processDefinitions>, (typeof CONTENT)[number]>;

type StoredForm = Pick<InferSelectModel<typeof forms>, 'conf' | 'fields'>;

/**
 * Gives the form that is filled in to start a process; null where that is a page of the business.
 * @throws BusinessError when none was chosen, or it is gone
 */
export async function chosenForm(
  scope: Scope,
  { formType, formId }: Pick<StoredModel, 'formType' | 'formId'>,
): Promise<StoredForm | null> {
  if (formType === FORM_TYPE.business) return null;
  if (formType !== FORM_TYPE.process) throw formNotChosen();
  const form = formId === null ? null : await findRow(scope, forms, formId);
  if (form === null) throw formMissing();
  return form;
}

export function contentOf(model: StoredModel, form: StoredForm | null, bpmnXml: string): DefinitionContent {
  const { name, description, category, formType, formId, formCustomCreatePath, formCustomViewPath } = model;
  const own = { name, description, category, formType, formId, formCustomCreatePath, formCustomViewPath };
  return { ...own, formConf: form?.conf ?? null, formFields: form?.fields ?? null, bpmnXml };
}

export const isSameContent = (one: DefinitionContent, other: DefinitionContent): boolean =>
  CONTENT.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));

/** @throws BusinessError when something is missing that starting a process needs */
export function requireWhole({ category, ...content }: DefinitionContent): void {
  if (!category) throw categoryMissing();
  if (content.formType === FORM_TYPE.process && content.formFields?.length === 0) throw formWithoutFields();
  const { formCustomCreatePath, formCustomViewPath } = content;
  if (content.formType === FORM_TYPE.business && !(formCustomCreatePath && formCustomViewPath)) throw pagesMissing();
}
