import { isUnfinished, useUnfinishedPictures } from '@zhilv/crud';
import { messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Select } from '@zhilv/ui/select';
import { useId, useState } from 'react';
import { type ChosenProperty, emptySku, type SkuRow } from '../matrix/SkuRow.ts';
import styles from './BatchFill.module.css';
import { filledIn } from './filledIn.ts';
import type { SkuActions } from './SkuActions.ts';
import type { SkuColumn } from './skuColumns.ts';
import { SkuFields } from './SkuFields.tsx';
import { SkuPicture } from './SkuPicture.tsx';

export interface BatchFillProps {
  chosen: readonly ChosenProperty[];
  skus: readonly SkuRow[];
  columns: readonly SkuColumn[];
  disabled: boolean;
  actions: SkuActions;
}

/** Fills the same values into all variants at once, or into those of one value; what is left empty here stays as it is there. */
export function BatchFill({ chosen, skus, columns, disabled, actions }: BatchFillProps) {
  const [values, setValues] = useState(emptySku);
  const [scope, setScope] = useState(ALL);
  const id = useId();
  const scopes = scopesOf(chosen);
  const only = scopes.find(({ value }) => value === scope)?.only ?? null;

  useUnfinishedPictures([values.picUrl], (upload, picUrl) =>
    setValues((before) => (isUnfinished(before.picUrl) && before.picUrl.upload === upload ? { ...before, picUrl } : before)),
  );

  const fill = (): void => {
    // One that does not get there would have to be mended in each variant.
    const { picUrl } = values;
    if (isUnfinished(picUrl)) {
      const isOnItsWay = picUrl.fault === null;
      return messages.warning(
        isOnItsWay ? '图片还没有上传完成，请稍候再填入，或移除图片' : '图片上传失败，请重新上传或移除后再填入',
      );
    }
    const given = Object.fromEntries(
      Object.entries(values).filter(([name, value]) => name !== 'properties' && value !== null && value !== ''),
    );
    if (Object.keys(given).length === 0) return messages.warning('请先填写要批量设置的内容');
    const filled = filledIn(skus, given, only);
    actions.replace((rows) => filledIn(rows, given, only));
    messages.success(`已填入 ${filled.filter((sku, at) => sku !== skus[at]).length} 个规格`);
    setValues(emptySku());
  };
  // One barcode belongs to one variant.
  const common = columns.filter(({ name }) => name !== 'barCode');
  return (
    <section className={styles['box']} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles['title']}>
        批量设置
      </h3>
      <SkuFields
        sku={values}
        columns={common.map((column) => ({ ...column, required: false }))}
        faults={undefined}
        disabled={disabled}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      />
      <div className={styles['foot']}>
        <span id={`${id}-picture`}>图片</span>
        <SkuPicture
          label="批量设置"
          value={values.picUrl}
          disabled={disabled}
          onChange={(picUrl) => setValues((before) => ({ ...before, picUrl }))}
        />
        <span id={`${id}-scope`}>应用到</span>
        <div className={styles['scope']}>
          <Select
            labelledBy={`${id}-scope`}
            value={only === null ? ALL : scope}
            options={scopes}
            disabled={disabled}
            onChange={(value) => setScope(value ?? ALL)}
          />
        </div>
        <Button disabled={disabled} onClick={fill}>
          填入
        </Button>
      </div>
    </section>
  );
}

const ALL = '';

const scopesOf = (chosen: readonly ChosenProperty[]) => [
  { value: ALL, label: '全部规格', only: null },
  ...chosen.flatMap(({ propertyId, propertyName, values }) =>
    values.map(({ valueId, valueName }) => ({
      value: `${propertyId}:${valueId}`,
      label: `${propertyName}：${valueName}`,
      only: { propertyId, valueId },
    })),
  ),
];
