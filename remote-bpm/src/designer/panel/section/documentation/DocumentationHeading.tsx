import { documentation } from '../../../../parts/bpmn/section/documentation/documentation.ts';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { LongTextField } from '../../field/LongTextField.tsx';
import { useFields } from '../../field/useFields.ts';
import type { SectionProps } from '../SectionProps.ts';

/** The heading 其他. */
export function DocumentationHeading({ subject }: SectionProps) {
  const { field } = useFields(documentation, subject);
  return (
    <FieldGroup>
      <LongTextField label="元素文档" field={field('text')} rows={4} placeholder="说明这个元素的用途，只作为文本保存" />
    </FieldGroup>
  );
}
