import type { Field } from '@zhilv/crud';
import { FieldFrame } from './FieldFrame.tsx';
import { SPU_FIELDS, type SpuFieldName } from './spuFields.ts';
import type { SpuFieldsProps } from './SpuFieldsProps.ts';

const COUNT = { minimum: 0, whole: true };

/** Those of the fields that are numbers. */
const LIMITS: { readonly [Name in SpuFieldName]?: { readonly minimum?: number; readonly whole: boolean } } = {
  sort: { whole: true },
  giveIntegral: COUNT,
  virtualSalesCount: COUNT,
};

export interface SpuFieldProps extends Pick<SpuFieldsProps, 'typed' | 'faults' | 'disabled' | 'onChange'> {
  name: SpuFieldName;
  required?: boolean;
  hint?: string;
}

/** Shows one field that a kind of the kit takes. */
export function SpuField({ name, required = false, hint, typed, faults, disabled, onChange }: SpuFieldProps) {
  const { label, Input, wide = false }: Field<never> = SPU_FIELDS[name];
  if (Input === null) return null;
  return (
    <FieldFrame label={label} required={required} fault={faults.fields[name]} hint={hint} wide={wide}>
      {(bound) => (
        <Input
          {...bound}
          value={typed[name]}
          // The kind gives what the field holds.
          onChange={(value) => onChange({ [name]: value })}
          disabled={disabled}
          required={required}
          filtering={false}
          limits={LIMITS[name]}
        />
      )}
    </FieldFrame>
  );
}
