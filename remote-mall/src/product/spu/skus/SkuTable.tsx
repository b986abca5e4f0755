/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the keys are those of its rows */
import { messages } from '@zhilv/platform';
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { SkuRow } from '../matrix/SkuRow.ts';
import type { SkuFaults } from '../typed/faultsOf.ts';
import { isGrid, pastedInto } from './pastedInto.ts';
import type { SkuActions } from './SkuActions.ts';
import type { SkuColumn } from './skuColumns.ts';
import styles from './SkuTable.module.css';
import { SkuTableRow } from './SkuTableRow.tsx';

export interface SkuTableProps {
  skus: readonly SkuRow[];
  columns: readonly SkuColumn[];
  faults: ReadonlyMap<SkuRow, SkuFaults>;
  disabled: boolean;
  actions: SkuActions;
}

interface Place {
  readonly row: number;
  /** The place among the columns; the first one by default. */
  readonly column: number;
}

/**
 * Shows variants as rows of text, of which the one that is pressed has fields: hundreds of rows with fields would be slow. Up and down go
 * from row to row, Enter begins and goes on below, Esc gives a row back what it had, and cells of a spreadsheet are pasted from a field on.
 */
export function SkuTable({ skus, columns, faults, disabled, actions }: SkuTableProps) {
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const [edited, setEdited] = useState<(Place & { readonly before: SkuRow }) | null>(null);
  const [current, setCurrent] = useState(0);
  /** Where the focus goes once the row has its fields, or has them no more. */
  const focus = useRef<Place | 'name' | null>(null);

  const rowAt = (row: number): HTMLElement | null => table.current?.querySelector(`tr[data-index="${row}"]`) ?? null;

  useLayoutEffect(() => {
    const to = focus.current;
    focus.current = null;
    if (to === null) return;
    if (to === 'name') {
      rowAt(current)?.querySelector('button')?.focus();
      return;
    }
    const input = rowAt(to.row)?.querySelector<HTMLInputElement>(`[data-column="${columns[to.column]?.name}"] input`);
    input?.focus();
    input?.select();
  });

  const edit = (place: Place): void => {
    const sku = skus[place.row];
    if (sku === undefined || disabled) return;
    focus.current = place;
    setCurrent(place.row);
    setEdited({ ...place, before: edited?.row === place.row ? edited.before : sku });
  };

  const end = (row: number): void => {
    focus.current = 'name';
    setCurrent(row);
    setEdited(null);
  };

  const placeOf = (target: EventTarget): Place | null => {
    if (!(target instanceof Element)) return null;
    const row = target.closest('tr[data-index]');
    if (row === null) return null;
    const name = target.closest('[data-column]')?.getAttribute('data-column');
    return { row: Number(row.getAttribute('data-index')), column: columns.findIndex((column) => column.name === name) };
  };

  const onClick = ({ target }: MouseEvent): void => {
    const place = placeOf(target);
    // A press into a field of the row that has them is the field's.
    if (place === null || (place.row === edited?.row && !(target as Element).matches(`.${styles['name']}`))) return;
    edit({ row: place.row, column: Math.max(0, place.column) });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const place = placeOf(event.target);
    if (place === null || event.nativeEvent.isComposing) return;
    const isField = event.target instanceof HTMLInputElement && place.column >= 0;
    const to = isField ? nextPlace(event, place, columns.length) : besideRow(event, place);
    if (to === 'back') {
      const before = edited?.before;
      if (before !== undefined) actions.replace((rows) => rows.map((sku, at) => (at === place.row ? before : sku)));
      event.preventDefault();
      end(place.row);
    } else if (to !== null && to.row >= 0 && to.row < skus.length) {
      event.preventDefault();
      if (isField) return edit(to);
      setCurrent(to.row);
      focus.current = 'name';
    }
  };

  const onPaste = (event: ClipboardEvent): void => {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (place === null || place.column < 0 || !isGrid(text)) return;
    event.preventDefault();
    const { taken, refused } = pastedInto(skus, columns, place, text);
    actions.replace((rows) => pastedInto(rows, columns, place, text).skus);
    if (refused > 0) messages.warning(`已填入 ${taken} 格，另有 ${refused} 格放不下或填写有误，没有填入`);
    else messages.success(`已填入 ${taken} 格`);
  };

  return (
    <div className={styles['scroller']}>
      <table
        ref={table}
        className={styles['table']}
        aria-label="规格明细"
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <thead>
          <tr>
            <th scope="col">规格</th>
            <th scope="col">图片</th>
            {columns.map(({ name, label, kind, required = false }) => (
              <th key={name} id={`${id}-${name}`} scope="col" data-kind={kind}>
                {required && <span className={styles['required']} aria-hidden="true" />}
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {skus.map((sku, index) => (
            <SkuTableRow
              // Rows keep their place while what differs is typed; a variant that moves is drawn anew.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              sku={sku}
              index={index}
              columns={columns}
              tableId={id}
              editing={edited?.row === index && !disabled}
              current={index === Math.min(current, skus.length - 1)}
              faults={faults.get(sku)}
              disabled={disabled}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where a key leads from a field; `back` gives the row back what it had. */
function nextPlace(event: KeyboardEvent, { row, column }: Place, columns: number): Place | 'back' | null {
  switch (event.key) {
    case 'Escape':
      return 'back';
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'Enter':
      return { row: event.shiftKey ? row - 1 : row + 1, column };
    case 'Tab':
      if (!event.shiftKey && column === columns - 1) return { row: row + 1, column: 0 };
      return event.shiftKey && column === 0 ? { row: row - 1, column: columns - 1 } : null;
    default:
      return null;
  }
}

function besideRow(event: KeyboardEvent, { row, column }: Place): Place | null {
  if (event.key === 'ArrowUp') return { row: row - 1, column };
  return event.key === 'ArrowDown' ? { row: row + 1, column } : null;
}
