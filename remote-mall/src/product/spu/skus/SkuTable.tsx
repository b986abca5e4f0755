/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the keys are those of its rows */
import { messages } from '@zhilv/platform';
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { skuKey, type SkuRow } from '../matrix/SkuRow.ts';
import type { SkuFaults } from '../typed/faultsOf.ts';
import { isGrid, pastedInto } from './pastedInto.ts';
import type { SkuActions } from './SkuActions.ts';
import type { SkuColumn } from './skuColumns.ts';
import { FIRST_FIELD, moveFromCell, moveFromName, type SkuCell } from './skuMove.ts';
import styles from './SkuTable.module.css';
import { SkuTableRow } from './SkuTableRow.tsx';

export interface SkuTableProps {
  skus: readonly SkuRow[];
  columns: readonly SkuColumn[];
  faults: ReadonlyMap<SkuRow, SkuFaults>;
  disabled: boolean;
  actions: SkuActions;
}

/**
 * Shows variants as rows of text, of which the one that is opened has a picture button and fields: hundreds of rows with fields would be
 * slow. Its keys are those of a grid that is edited (https://www.w3.org/WAI/ARIA/apg/patterns/grid/), because people come to it from
 * spreadsheets. Between rows it is one stop of Tab: Up, Down, Home and End go from name to name, Enter and F2 open a row, and Tab leaves
 * the table. In a row Tab goes from control to control and on in the next row, so that it reaches everything; Enter, Up and Down stay in
 * the column. F2 ends the row and Esc gives it back what it had, both to its name, so that nobody has to go through all rows to get out.
 * Cells of a spreadsheet are pasted from a field on. It stays a table for screen readers, which then read the cells of closed rows too.
 */
export function SkuTable({ skus, columns, faults, disabled, actions }: SkuTableProps) {
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const [opened, setOpened] = useState<{ readonly row: number; readonly before: SkuRow } | null>(null);
  const [current, setCurrent] = useState(0);
  /** Where the focus goes once the row has its fields, or has them no more. */
  const focus = useRef<SkuCell | 'name' | null>(null);
  const cells = [PICTURE, ...columns.map(({ name }) => name)];
  // Another variant has come to its place when values were added or taken away above.
  const open = opened !== null && !disabled && isSameVariant(skus[opened.row], opened.before) ? opened : null;

  const rowAt = (row: number): HTMLElement | null => table.current?.querySelector(`tr[data-index="${row}"]`) ?? null;

  useLayoutEffect(() => {
    const to = focus.current;
    focus.current = null;
    if (to === null) return;
    if (to === 'name') {
      rowAt(current)?.querySelector('button')?.focus();
      return;
    }
    const control = rowAt(to.row)?.querySelector<HTMLElement>(`[data-column="${cells[to.cell]}"] :is(button, input)`);
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  });

  const edit = ({ row, cell }: SkuCell): void => {
    const sku = skus[row];
    if (sku === undefined || disabled) return;
    focus.current = { row, cell };
    setCurrent(row);
    setOpened(open?.row === row ? { ...open } : { row, before: sku });
  };

  const goToName = (row: number): void => {
    focus.current = 'name';
    setCurrent(row);
    setOpened(null);
  };

  /** The cell is -1 for the name of a row. */
  const placeOf = (target: EventTarget): SkuCell | null => {
    if (!(target instanceof Element)) return null;
    const row = target.closest('tr[data-index]');
    if (row === null) return null;
    const name = target.closest('[data-column]')?.getAttribute('data-column');
    return { row: Number(row.getAttribute('data-index')), cell: cells.findIndex((cell) => cell === name) };
  };

  const onClick = ({ target }: MouseEvent): void => {
    const place = placeOf(target);
    // A press into a field of the row that has them is the field's.
    if (place === null || (place.row === open?.row && !(target as Element).matches(`.${styles['name']}`))) return;
    edit(place.cell < 0 ? { ...place, cell: FIRST_FIELD } : place);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const place = placeOf(event.target);
    if (place === null || event.nativeEvent.isComposing) return;
    const move = place.cell < 0 ? moveFromName(event, place.row, skus.length) : moveFromCell(event, place, cells.length);
    // At the ends of the table Tab leaves it.
    if (move === null || ('row' in move && skus[move.row] === undefined)) return;
    event.preventDefault();
    if (move.kind === 'edit') return edit(move);
    if (move.kind === 'giveBack' && open !== null)
      actions.replace((rows) => rows.map((sku) => (isSameVariant(sku, open.before) ? open.before : sku)));
    goToName(move.kind === 'name' ? move.row : place.row);
  };

  const onPaste = (event: ClipboardEvent): void => {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (place === null || place.cell < FIRST_FIELD || !isGrid(text)) return;
    event.preventDefault();
    const at = { row: place.row, column: place.cell - FIRST_FIELD };
    const { taken, refused } = pastedInto(skus, columns, at, text);
    actions.replace((rows) => pastedInto(rows, columns, at, text).skus);
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
              editing={open?.row === index}
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

/** The first cell after the name of a row. */
const PICTURE = 'picture';

const isSameVariant = (one: SkuRow | undefined, other: SkuRow): boolean =>
  one !== undefined && skuKey(one.properties) === skuKey(other.properties);
