import { confirm } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { removalQuestion } from './removalQuestion.ts';
import type { RowDraft } from './RowDraft.ts';
import { RowSheet } from './RowSheet.tsx';
import styles from './RowsTable.module.css';
import type { Rows } from './useRows.ts';

/** One column of a table of rows. */
export interface RowColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether it takes the room that the others leave. */
  readonly wide?: boolean;
}

export interface RowsTableProps<Row extends object> {
  /** What one row is, such as `按钮`: it names buttons, sheets and questions. */
  noun: string;
  /** The name of the table; that of a row when it is not given. */
  title?: string;
  rows: Rows<Row>;
  columns: readonly RowColumn<Row>[];
  /** What a new row begins with. */
  fresh: () => Row;
  /** What people call a row, when it is about to be removed. */
  nameOf: (row: Row) => string;
  /** The fields of a row. */
  children: (draft: RowDraft<Row>) => ReactNode;
  /** Why a row cannot be removed, for people; null when it can. */
  keeps?: (row: Row) => string | null;
  /** Stands above the table. */
  help?: ReactNode;
}

/** The rows of a section: people add, edit and remove them one by one. */
export function RowsTable<Row extends object>(props: RowsTableProps<Row>) {
  const { noun, title = noun, rows, columns, fresh, nameOf, children, keeps, help } = props;
  const id = useId();
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const remove = async (row: Row, place: number): Promise<void> => {
    const content = removalQuestion(noun, nameOf(row));
    if (await confirm({ content, danger: true, okText: '删除' })) rows.change({ remove: place });
  };
  const present = typeof edited === 'number' ? rows.rows[edited] : undefined;
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <header className={styles['header']}>
        <h4 id={id} className={styles['title']}>
          {title}
          {rows.rows.length > 0 && <span className={styles['count']}>{rows.rows.length}</span>}
        </h4>
        <Button
          kind="text"
          icon={<Plus size={14} strokeWidth={1.5} />}
          aria-label={`添加${noun}`}
          disabled={rows.disabled}
          onClick={() => setEdited('new')}
        >
          添加
        </Button>
      </header>
      {help !== undefined && <p className={styles['help']}>{help}</p>}
      {rows.rows.length === 0 ? (
        <p className={styles['empty']}>{`还没有${noun}`}</p>
      ) : (
        <table className={styles['table']} aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.title} scope="col" className={column.wide === true ? styles['wide'] : undefined}>
                  {column.title}
                </th>
              ))}
              <th scope="col" className={styles['actions']}>
                操作
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.rows.map((row, place) => {
              const notes = rows.notesOf(place);
              const kept = keeps?.(row) ?? null;
              return (
                // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their places
                <Fragment key={place}>
                  <tr className={notes.length > 0 ? styles['noted'] : undefined}>
                    {columns.map((column) => (
                      <td key={column.title}>
                        <span className={styles['cell']}>{column.cell(row)}</span>
                      </td>
                    ))}
                    <td className={styles['actions']}>
                      <Button
                        kind="quiet"
                        icon={<Pencil size={14} strokeWidth={1.5} />}
                        aria-label={`编辑${noun}「${nameOf(row)}」`}
                        title="编辑"
                        onClick={() => setEdited(place)}
                      />
                      <Button
                        kind="quiet"
                        icon={<Trash2 size={14} strokeWidth={1.5} />}
                        aria-label={`删除${noun}「${nameOf(row)}」`}
                        disabled={rows.disabled}
                        {...(kept === null ? { title: '删除' } : { unavailable: kept })}
                        onClick={() => void remove(row, place)}
                      />
                    </td>
                  </tr>
                  {notes.length > 0 && (
                    <tr>
                      <td colSpan={columns.length + 1}>
                        <FieldNotes id={`${id}-${place}`} notes={notes} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      )}
      {(edited === 'new' || present !== undefined) && (
        <RowSheet
          title={edited === 'new' ? `添加${noun}` : `编辑${noun}`}
          row={present ?? fresh()}
          disabled={rows.disabled}
          check={(row) => rows.check(typeof edited === 'number' ? { edit: row, place: edited } : { add: row })}
          onSubmit={(row) => {
            rows.change(typeof edited === 'number' ? { edit: row, place: edited } : { add: row });
            setEdited(null);
          }}
          onCancel={() => setEdited(null)}
        >
          {children}
        </RowSheet>
      )}
    </section>
  );
}
