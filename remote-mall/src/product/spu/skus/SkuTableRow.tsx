import type { PictureEntry } from '@zhilv/crud';
import { memo } from 'react';
import { skuKey, skuLabel, type SkuRow } from '../matrix/SkuRow.ts';
import type { SkuFaults } from '../typed/faultsOf.ts';
import { CellInput } from './CellInput.tsx';
import type { SkuActions } from './SkuActions.ts';
import { cellText, type SkuColumn } from './skuColumns.ts';
import { SkuPicture } from './SkuPicture.tsx';
import styles from './SkuTable.module.css';

export interface SkuTableRowProps {
  sku: SkuRow;
  index: number;
  columns: readonly SkuColumn[];
  /** The id of the table, from which those of its headings begin. */
  tableId: string;
  /** Whether it has fields: one row of the table has. */
  editing: boolean;
  /** Whether the Tab key stops at its name, unless it has fields. */
  current: boolean;
  faults: SkuFaults | undefined;
  disabled: boolean;
  actions: SkuActions;
}

/** One variant in the table: as text, and with fields while it is edited. It is drawn anew for a change of itself alone. */
export const SkuTableRow = memo(function SkuTableRow(props: SkuTableRowProps) {
  const { sku, index, columns, tableId, editing, current, faults, disabled, actions } = props;
  const key = skuKey(sku.properties);
  const label = skuLabel(sku);
  const nameId = `${tableId}-name-${index}`;
  const faultId = `${tableId}-fault-${index}`;
  const messages = Object.values(faults ?? {});
  return (
    <tr data-index={index} data-editing={editing || undefined}>
      <th scope="row">
        <button
          id={nameId}
          type="button"
          className={styles['name']}
          tabIndex={current && !editing ? 0 : -1}
          data-invalid={messages.length > 0 || undefined}
          aria-describedby={messages.length > 0 ? faultId : undefined}
          disabled={disabled}
        >
          {label}
        </button>
        {messages.length > 0 && (
          <span id={faultId} className={styles['fault']}>
            {messages.join('；')}
          </span>
        )}
      </th>
      <td data-column="picture" className={`${styles['picture']} ${faults?.['picUrl'] === undefined ? '' : styles['wrong']}`}>
        <SkuPicture
          label={label}
          value={sku.picUrl}
          {...(editing && { onChange: (picUrl: PictureEntry) => actions.change(key, { picUrl }) })}
        />
      </td>
      {columns.map((column) => (
        <td
          key={column.name}
          data-column={column.name}
          data-kind={column.kind}
          className={faults?.[column.name] === undefined ? undefined : styles['wrong']}
        >
          {editing ? (
            <CellInput
              column={column}
              sku={sku}
              labelledBy={`${nameId} ${tableId}-${column.name}`}
              invalid={faults?.[column.name] !== undefined}
              describedBy={messages.length > 0 ? faultId : undefined}
              onChange={(change) => actions.change(key, change)}
            />
          ) : (
            cellText(column, sku)
          )}
        </td>
      ))}
    </tr>
  );
});
