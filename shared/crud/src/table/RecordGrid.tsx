import { sameId } from '@zhilv/contract';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ChooseAll } from './ChooseAll.tsx';
import { ChooseRow } from './ChooseRow.tsx';
import type { Identified } from '../resource/defineResource.ts';
import { RecordCell } from './cell/RecordCell.tsx';
import styles from './RecordGrid.module.css';
import { RecordName } from './RecordName.tsx';
import { SortHeader } from './sort/SortHeader.tsx';
import type { List } from '../list/useList.ts';
import type { ColumnWidths } from './width/useWidths.ts';
import { useWide } from './useWide.ts';
import { WidthHandle } from './width/WidthHandle.tsx';

export interface RecordGridProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  columns: readonly Name[];
  /** A phone's cards show these of the columns first. */
  facts?: readonly NoInfer<Name>[] | undefined;
  widths: ColumnWidths;
  link: ((row: Row) => string) | undefined;
  /** Cells with check boxes get this class; undefined means that rows cannot be chosen. */
  chooser: string | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** Whether a row's state is not switched in the list. */
  unswitchable?: ((row: Row) => boolean) | undefined;
}

/** Shows records as a table: the first column names the row, the last holds its actions. */
export function RecordGrid<Row extends Identified, Name extends string>(props: RecordGridProps<Row, Name>) {
  const { list, columns, widths, link, chooser, rowActions, unswitchable } = props;
  const { resource, rows, highlighted, selection } = list;
  const [naming, ...others] = columns;
  const scroller = useRef<HTMLElement>(null);
  const wide = useWide(scroller);
  const { pageNo } = list.state;
  const shownPage = useRef(pageNo);
  useLayoutEffect(() => {
    if (shownPage.current === pageNo) return;
    shownPage.current = pageNo;
    // Another page starts at its first row.
    scroller.current?.scrollTo({ top: 0 });
  }, [pageNo]);
  const shapeOf = (name: Name): string | undefined => styles[resource.fields[name].column];

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it when it is wider than the window
    <section ref={scroller} className={styles['scroller']} data-wide={wide} aria-label={`${resource.name}列表`} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {chooser !== undefined && (
              <td className={`${styles['choose']} ${chooser}`}>
                <ChooseAll list={list} />
              </td>
            )}
            {columns.map((name) => (
              <SortHeader
                key={name}
                list={list}
                name={name}
                className={shapeOf(name)}
                style={widths.style(name)}
                handle={<WidthHandle widths={widths} name={name} label={resource.fields[name].label} />}
              />
            ))}
            {rowActions && (
              <th scope="col" className={styles['actions']}>
                操作
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={String(row.id)}
              data-highlighted={highlighted !== null && sameId(row.id, highlighted)}
              data-chosen={selection.has(row)}
            >
              {chooser !== undefined && (
                <td className={`${styles['choose']} ${chooser}`}>
                  <ChooseRow list={list} row={row} />
                </td>
              )}
              {naming !== undefined && (
                <th scope="row" className={shapeOf(naming)} style={widths.style(naming)}>
                  <RecordName resource={resource} row={row} name={naming} link={link} />
                </th>
              )}
              {others.map((name) => (
                <td key={name} className={shapeOf(name)} style={widths.style(name)}>
                  <RecordCell list={list} row={row} name={name} unswitchable={unswitchable?.(row) ?? false} />
                </td>
              ))}
              {rowActions && <td className={styles['actions']}>{rowActions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
