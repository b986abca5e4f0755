import { PlainCheckbox } from '@zhilv/ui/plain/checkbox';
import { RECOMMENDATIONS, type Recommendation } from '../typed/SpuTyped.ts';
import { CheckGroup } from './CheckGroup.tsx';
import { FormSection } from './FormSection.tsx';
import { SpuField } from './SpuField.tsx';
import type { SpuFieldsProps } from './SpuFieldsProps.ts';

const NAMES = Object.entries(RECOMMENDATIONS) as readonly (readonly [Recommendation, string])[]; // The names are those of the table.

/** Where goods are recommended, and what comes with buying them. */
export function FurtherSection({ id, ...props }: SpuFieldsProps & { id: string }) {
  const { typed, disabled, onChange } = props;
  return (
    <FormSection id={id} title="其它设置" columns>
      <CheckGroup label="商品推荐">
        {NAMES.map(([name, label]) => (
          <PlainCheckbox key={name} checked={typed[name]} disabled={disabled} onChange={(on) => onChange({ [name]: on })}>
            {label}
          </PlainCheckbox>
        ))}
      </CheckGroup>
      <SpuField {...props} name="giveIntegral" required hint="购买后赠送的积分" />
      <SpuField {...props} name="virtualSalesCount" hint="与真实销量相加后显示给顾客" />
    </FormSection>
  );
}
