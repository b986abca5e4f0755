import { formKey } from '../../../../parts/bpmn/section/form/formKey.ts';
import { DeclaredFields } from '../../field/DeclaredFields.tsx';
import { useFields } from '../../field/useFields.ts';
import { PageHint } from '../PageHint.tsx';
import type { SectionProps } from '../SectionProps.ts';
import { FORM_KEY_FIELDS } from './formKeyFields.ts';
import { FormFields } from './FormFields.tsx';

/** The heading 表单. */
export function FormHeading({ subject }: SectionProps) {
  const section = useFields(formKey, subject);
  return (
    <>
      <PageHint path="/bpm/manager/form" link="前往流程表单">
        建议使用流程表单代替这里的设置。
      </PageHint>
      <DeclaredFields section={section} fields={FORM_KEY_FIELDS} />
      <FormFields subject={subject} />
    </>
  );
}
