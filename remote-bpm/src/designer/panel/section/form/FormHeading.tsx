import { formKey } from '../../../../parts/bpmn/section/form/formKey.ts';
import { DeclaredFields } from '../../field/DeclaredFields.tsx';
import { useFields } from '../../field/useFields.ts';
import { PageHint } from '../PageHint.tsx';
import type { SectionProps } from '../SectionProps.ts';
import { FormFields } from './FormFields.tsx';

/** The heading 表单. */
export function FormHeading({ subject }: SectionProps) {
  const section = useFields(formKey, subject);
  return (
    <>
      <PageHint page="bpm/form/index" link="前往流程表单">
        建议使用流程表单代替这里的设置。
      </PageHint>
      <DeclaredFields
        section={section}
        fields={{
          formKey: { label: '表单标识', feature: null },
          formRef: { label: '表单引用' },
          formRefBinding: {
            label: '绑定方式',
            choices: [
              { value: '', label: '未设置（最新版本）' },
              { value: 'latest', label: '最新版本' },
              { value: 'deployment', label: '同一次部署' },
              { value: 'version', label: '指定版本号' },
            ],
          },
          formRefVersion: { label: '版本号' },
          formFieldValidation: { label: '校验字段', placeholder: 'true、false 或表达式' },
          sameDeployment: { label: '同一次部署' },
        }}
      />
      <FormFields subject={subject} />
    </>
  );
}
