import type { Sku, SpuRow } from '@zhilv/contract/mall';
import { formatMoney } from '@zhilv/format';
import { TreeList } from '@zhilv/ui/tree-list';
import { useLayoutEffect, useRef } from 'react';
import { specificationOf } from '../../parts/goods/specificationOf.ts';
import styles from './SkuPicker.module.css';

export interface SkuPickerProps {
  goods: Pick<SpuRow, 'name'>;
  skus: readonly Sku[];
  onChosen: (sku: Sku) => void;
}

/** So many are looked through sooner than searched. */
const FEW = 8;

/** Takes one of the variants of goods, of which there may be hundreds: they are found by words of their values. It takes the focus. */
export function SkuPicker({ goods, skus, onChosen }: SkuPickerProps) {
  const panel = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone with the list of goods.
  useLayoutEffect(() => {
    panel.current?.querySelector<HTMLElement>('input, [role="treeitem"][tabindex="0"]')?.focus();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in the search places no order
    <div
      ref={panel}
      className={styles['panel']}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <p className={styles['title']}>{`选择「${goods.name}」的规格，共 ${skus.length} 个`}</p>
      <TreeList
        label={`「${goods.name}」的规格`}
        searchable={skus.length > FEW}
        longLabels
        nodes={skus.map(({ id: skuId, properties, price, stock }) => ({
          key: String(skuId),
          label: specificationOf(properties) || goods.name,
          note: `${formatMoney(price)} · ${stock === 0 ? '库存不足' : `库存 ${stock}`}`,
          disabled: stock === 0,
        }))}
        value={null}
        onChange={(key) => {
          const sku = skus.find((one) => String(one.id) === key);
          if (sku !== undefined) onChosen(sku);
        }}
      />
    </div>
  );
}
