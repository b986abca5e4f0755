import { sameId } from '@zhilv/contract';
import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { type Identified, showField } from './defineResource.ts';
import styles from './RecordGrid.module.css';
import type { List } from './useList.ts';

export interface RecordGridProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  columns: readonly Name[];
  rowActions?: ((row: Row) => ReactNode) | undefined;
}

const features = tableFeatures({});

/** Records as a table: the first column names the row, the last holds its actions. */
export function RecordGrid<Row extends Identified, Name extends string>({
  list,
  columns,
  rowActions,
}: RecordGridProps<Row, Name>) {
  const { resource, rows, highlighted } = list;
  const definitions = useMemo(
    () =>
      columns.map((name): ColumnDef<typeof features, Row> => ({
        id: name,
        header: resource.fields[name].label,
        cell: ({ row }) => showField(resource, row.original, name),
      })),
    [resource, columns],
  );
  const table = useTable({ features, columns: definitions, data: rows, getRowId: (row) => String(row.id) });
  const shapeOf = (columnId: string): string | undefined => styles[resource.fields[columnId as Name].column];

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it when it is wider than the window
    <section className={styles['scroller']} aria-label={`${resource.name}列表`} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is the rendered header
                <th key={header.id} scope="col" className={shapeOf(header.column.id)}>
                  <table.FlexRender header={header} />
                </th>
              ))}
              {rowActions && (
                <th scope="col" className={styles['actions']}>
                  操作
                </th>
              )}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-highlighted={highlighted !== null && sameId(row.original.id, highlighted)}>
              {row.getAllCells().map((cell, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell key={cell.id} {...(index === 0 && { scope: 'row' })} className={shapeOf(cell.column.id)}>
                    <table.FlexRender cell={cell} />
                  </Cell>
                );
              })}
              {rowActions && <td className={styles['actions']}>{rowActions(row.original)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
