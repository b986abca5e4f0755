import { FieldNote } from '@zhilv/ui/plain/field-note';
import { RichTextField, type RichTextFieldProps } from '../../../parts/richText/RichTextField.tsx';
import { FormSection } from './FormSection.tsx';
import type { SpuFieldsProps } from './SpuFieldsProps.ts';

export interface DetailSectionProps extends SpuFieldsProps {
  id: string;
  settleRef: RichTextFieldProps['settleRef'];
}

/** The text that tells people about the goods. */
export function DetailSection({ id, settleRef, typed, faults, disabled, onChange }: DetailSectionProps) {
  const fault = faults.fields['description'];
  return (
    <FormSection id={id} title="商品详情">
      <div>
        <RichTextField
          labelledBy={`${id}-title`}
          value={typed.description}
          invalid={fault !== undefined}
          describedBy={fault === undefined ? undefined : `${id}-note`}
          disabled={disabled}
          settleRef={settleRef}
          onChange={(description) => onChange({ description })}
        />
        <FieldNote id={`${id}-note`} error={fault} />
      </div>
    </FormSection>
  );
}
