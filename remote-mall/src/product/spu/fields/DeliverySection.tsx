import { useDictionary } from '@zhilv/platform';
import { PlainCheckbox } from '@zhilv/ui/plain/checkbox';
import { BY_EXPRESS } from '../typed/draftOf.ts';
import { CheckGroup } from './CheckGroup.tsx';
import { FormSection } from './FormSection.tsx';
import { SpuField } from './SpuField.tsx';
import type { SpuFieldsProps } from './SpuFieldsProps.ts';

/** How goods come to people. */
export function DeliverySection({ id, ...props }: SpuFieldsProps & { id: string }) {
  const { typed, faults, disabled, onChange } = props;
  const ways = useDictionary('trade_delivery_type');
  const turn = (way: number, on: boolean): void =>
    onChange({
      deliveryTypes: ways
        .map(({ value }) => Number(value))
        .filter((one) => (one === way ? on : typed.deliveryTypes.includes(one))),
    });
  return (
    <FormSection id={id} title="物流设置" columns>
      <CheckGroup label="配送方式" required fault={faults.fields['deliveryTypes']}>
        {ways.map(({ value, label }) => (
          <PlainCheckbox
            key={value}
            checked={typed.deliveryTypes.includes(Number(value))}
            disabled={disabled}
            onChange={(on) => turn(Number(value), on)}
          >
            {label}
          </PlainCheckbox>
        ))}
      </CheckGroup>
      <SpuField {...props} name="deliveryTemplateId" required={typed.deliveryTypes.includes(BY_EXPRESS)} />
    </FormSection>
  );
}
