import { useMedia } from '@zhilv/ui/media';
import { useId } from 'react';
import { CheckGroup } from './CheckGroup.tsx';
import { ChosenProperties } from '../chosen/ChosenProperties.tsx';
import { type ChosenProperty, skuKey } from '../matrix/SkuRow.ts';
import { BatchFill } from '../skus/BatchFill.tsx';
import { SkuCards } from '../skus/SkuCards.tsx';
import { skuColumns } from '../skus/skuColumns.ts';
import { SkuFields } from '../skus/SkuFields.tsx';
import { SkuTable } from '../skus/SkuTable.tsx';
import { FormSection } from './FormSection.tsx';
import styles from './SkusSection.module.css';
import type { SpuFieldsProps } from './SpuFieldsProps.ts';

export interface SkusSectionProps extends SpuFieldsProps {
  id: string;
  /** Chooses properties and values, and makes the matrix anew. */
  onChoose: (chosen: readonly ChosenProperty[]) => void;
  onSpecType: (specType: boolean) => void;
}

/** Prices and stock: of the one variant, or of each of several that differ by properties. */
export function SkusSection({ id, typed, faults, disabled, onChange, actions, onChoose, onSpecType }: SkusSectionProps) {
  const isPhone = useMedia('(max-width: 767px)');
  const { specType, subCommissionType, chosen, skus } = typed;
  const columns = skuColumns(subCommissionType);
  const [only] = skus;
  const hasMatrix = specType && chosen.some(({ values }) => values.length > 0);
  const Matrix = isPhone ? SkuCards : SkuTable;
  return (
    <FormSection id={id} title="价格库存">
      <div className={styles['choices']}>
        <Radios
          label="商品规格"
          value={specType}
          options={[
            { value: false, label: '单规格' },
            { value: true, label: '多规格' },
          ]}
          disabled={disabled}
          onChange={onSpecType}
        />
        <Radios
          label="分销类型"
          value={subCommissionType}
          options={[
            { value: false, label: '默认设置' },
            { value: true, label: '单独设置' },
          ]}
          disabled={disabled}
          onChange={(own) => onChange({ subCommissionType: own })}
        />
      </div>
      {specType && <ChosenProperties chosen={chosen} disabled={disabled} onChange={onChoose} />}
      {hasMatrix && (
        <>
          <BatchFill chosen={chosen} skus={skus} columns={columns} disabled={disabled} actions={actions} />
          <p className={styles['note']} role="status">
            共 {skus.length} 个规格。
            {isPhone
              ? '点开一个规格填写'
              : '点一行或按回车填写，Tab 逐格前进，回车或方向键换行，F2 完成，Esc 撤销这一行，可从表格粘贴'}
          </p>
        </>
      )}
      {faults.skus !== null && (
        <p className={styles['fault']} role="alert" data-invalid={!hasMatrix || undefined} tabIndex={-1}>
          {faults.skus}
        </p>
      )}
      {hasMatrix && <Matrix skus={skus} columns={columns} faults={faults.rows} disabled={disabled} actions={actions} />}
      {!specType && only !== undefined && (
        <SkuFields
          sku={only}
          columns={columns}
          faults={faults.rows.get(only)}
          disabled={disabled}
          onChange={(change) => actions.change(skuKey(only.properties), change)}
        />
      )}
    </FormSection>
  );
}

interface RadiosProps {
  label: string;
  value: boolean;
  options: readonly { readonly value: boolean; readonly label: string }[];
  disabled: boolean;
  onChange: (value: boolean) => void;
}

function Radios({ label, value, options, disabled, onChange }: RadiosProps) {
  const name = useId();
  return (
    <CheckGroup label={label}>
      {options.map((option) => (
        <label key={option.label} className={styles['radio']}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </CheckGroup>
  );
}
