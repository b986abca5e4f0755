import { formatMoney } from '@zhilv/format';
import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { skuKey, skuLabel, type SkuRow } from '../matrix/SkuRow.ts';
import type { SkuFaults } from '../typed/faultsOf.ts';
import type { SkuActions } from './SkuActions.ts';
import type { SkuColumn } from './skuColumns.ts';
import styles from './SkuCards.module.css';
import { SkuFields } from './SkuFields.tsx';
import { SkuPicture } from './SkuPicture.tsx';
import type { SkuTableProps } from './SkuTable.tsx';

/** Shows variants on a phone: each as a line with price and stock, of which one is unfolded to be edited. */
export function SkuCards({ skus, columns, faults, disabled, actions }: SkuTableProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ul className={styles['list']} aria-label="规格明细">
      {skus.map((sku) => {
        const key = skuKey(sku.properties);
        return (
          <SkuCard
            key={key}
            sku={sku}
            columns={columns}
            faults={faults.get(sku)}
            disabled={disabled}
            actions={actions}
            unfolded={open === key}
            onFold={setOpen}
          />
        );
      })}
    </ul>
  );
}

interface SkuCardProps {
  sku: SkuRow;
  columns: readonly SkuColumn[];
  faults: SkuFaults | undefined;
  disabled: boolean;
  actions: SkuActions;
  unfolded: boolean;
  onFold: (key: string | null) => void;
}

const SkuCard = memo(function SkuCard({ sku, columns, faults, disabled, actions, unfolded, onFold }: SkuCardProps) {
  const id = useId();
  const key = skuKey(sku.properties);
  const label = skuLabel(sku);
  const messages = Object.values(faults ?? {});
  return (
    <li className={styles['card']}>
      <button
        type="button"
        className={styles['head']}
        aria-expanded={unfolded}
        aria-controls={id}
        data-invalid={messages.length > 0 || undefined}
        onClick={() => onFold(unfolded ? null : key)}
      >
        <span className={styles['name']}>{label}</span>
        <span className={styles['facts']}>
          {sku.price === null ? '未定价' : formatMoney(sku.price)} · 库存 {sku.stock ?? '未填'}
        </span>
        <ChevronDown className={styles['mark']} size={16} strokeWidth={1.5} aria-hidden="true" />
        {messages.length > 0 && <span className={styles['fault']}>{messages.join('；')}</span>}
      </button>
      {unfolded && (
        <div id={id} className={styles['body']}>
          <SkuPicture
            label={label}
            value={sku.picUrl}
            disabled={disabled}
            onChange={(picUrl) => actions.change(key, { picUrl })}
          />
          <SkuFields
            sku={sku}
            columns={columns}
            faults={faults}
            disabled={disabled}
            onChange={(change) => actions.change(key, change)}
          />
        </div>
      )}
    </li>
  );
});
