import { FieldLabel } from '@zhilv/ui/plain/field-label';
import { FieldNote } from '@zhilv/ui/plain/field-note';
import { useId } from 'react';
import type { SkuRow } from '../matrix/SkuRow.ts';
import type { SkuFaults } from '../typed/faultsOf.ts';
import { CellInput } from './CellInput.tsx';
import type { SkuColumn } from './skuColumns.ts';
import styles from './SkuFields.module.css';

export interface SkuFieldsProps {
  sku: SkuRow;
  columns: readonly SkuColumn[];
  faults: SkuFaults | undefined;
  disabled: boolean;
  onChange: (change: Partial<SkuRow>) => void;
}

/** Shows one variant as a form: the only one of its goods, or one of several on a phone. */
export function SkuFields({ sku, columns, faults, disabled, onChange }: SkuFieldsProps) {
  const id = useId();
  return (
    <div className={styles['fields']}>
      {columns.map((column) => {
        const fieldId = `${id}-${column.name}`;
        const fault = faults?.[column.name];
        return (
          <div key={column.name}>
            <FieldLabel id={`${fieldId}-label`} htmlFor={fieldId} required={column.required === true}>
              {column.label}
            </FieldLabel>
            <CellInput
              column={column}
              sku={sku}
              id={fieldId}
              labelledBy={`${fieldId}-label`}
              invalid={fault !== undefined}
              describedBy={fault === undefined ? undefined : `${fieldId}-note`}
              disabled={disabled}
              onChange={onChange}
            />
            <FieldNote id={`${fieldId}-note`} error={fault} />
          </div>
        );
      })}
    </div>
  );
}
