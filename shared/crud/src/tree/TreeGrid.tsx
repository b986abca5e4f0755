/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a table cannot be placed by the pixel */
import type { Id } from '@zhilv/contract';
import { nodesAbove, type RowWindow, useRowWindow, useTreeFocus, useTreeRows } from '@zhilv/ui/tree-list';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLater } from '../later/useLater.ts';
import { usePhone } from '../list/usePhone.ts';
import type { MoreAction } from '../more/MoreActions.tsx';
import { nameOf } from '../resource/defineResource.ts';
import type { Columns } from '../table/columns/useColumns.ts';
import { EmptyFace } from '../table/faces/EmptyFace.tsx';
import { Button } from '@zhilv/ui/button';
import { filterTree } from './nodes/filterTree.ts';
import { type Place, placeByKey } from './nodes/moveRow.ts';
import { moveCode } from './treeCode.ts';
import styles from './TreeGrid.module.css';
import { TreeGridRow } from './TreeGridRow.tsx';
import { type Placed, treeOf } from './nodes/treeOf.ts';
import type { TreeTableProps } from './TreeTable.tsx';
import { useMoving } from './move/useMoving.ts';
import { useRowDrag } from './move/useRowDrag.ts';

export interface TreeGridProps<Row extends Placed, Name extends string> extends Omit<TreeTableProps<Row, Name>, 'columns'> {
  columns: Columns<Name>;
}

/** The heights of a row in pixels; on a phone the actions stand below the name. */
const ROW = 44;
const PHONE_ROW = 92;

/** The widths of columns by their shape; the first one takes the room that is left. */
const WIDTHS = { text: 'minmax(96px, 1fr)', long: 'minmax(96px, 2fr)', end: '96px', time: '176px', state: '104px' } as const;

/** Shows the records of a tree in columns, and draws those that can be seen. */
export function TreeGrid<Row extends Placed, Name extends string>(props: TreeGridProps<Row, Name>) {
  const { list, columns, unfoldedLevels = 1, rowActions } = props;
  const { resource, state, loading, failure } = list;
  const phone = usePhone();
  const scroller = useRef<HTMLDivElement>(null);
  const moving = useMoving(list, props.moving);
  const { rows: records } = moving;
  const nodes = useMemo(
    () => treeOf(filterTree(resource, records, state.filters), (row) => nameOf(resource, row)),
    [resource, records, state.filters],
  );
  const isFiltered = Object.keys(state.filters).length > 0;
  const tree = useTreeRows(nodes, { unfoldedLevels: isFiltered ? Infinity : unfoldedLevels });
  const { rows } = tree;
  const rowHeight = phone ? PHONE_ROW : ROW;
  const seen = useRowWindow(scroller, rows.length, rowHeight);
  const focus = useTreeFocus({
    tree,
    root: scroller,
    reveal: seen.reveal,
    first: null,
    onChoose: ({ node, unfolded }) => unfolded !== null && tree.fold([node.key], !unfolded),
  });
  const put = (row: Row, place: Place): void => {
    tree.fold([String(place.parentId)], true);
    void moving.move(row, place);
  };
  const drag = useRowDrag({
    rows,
    rowHeight,
    body: () => scroller.current?.querySelector<HTMLElement>('[data-body]') ?? null,
    fits: moving.fits,
    onDrop: put,
  });
  const [unfoldedFor, setUnfoldedFor] = useState<Id | null>(null);
  // The record that was just saved may be said to be so before the list has it.
  const above = list.highlighted === null ? null : nodesAbove(nodes, String(list.highlighted));
  if (above !== null && list.highlighted !== unfoldedFor) {
    setUnfoldedFor(list.highlighted);
    tree.fold(
      above.map(({ key }) => key),
      true,
    );
  }
  const markedRow = rows.findIndex(({ node }) => node.key === String(list.highlighted));
  const { reveal } = seen;
  useLayoutEffect(() => {
    if (markedRow !== -1) reveal(markedRow);
  }, [markedRow, reveal]);
  const line = drag.over?.line ?? null;
  const [going, setGoing] = useState<Row | null>(null);
  const dialog = useLater(moveCode);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (focus.onKeyDown(event)) return;
    const at = rows[focus.active];
    const isOnRow = event.target instanceof HTMLElement && event.target.dataset['key'] !== undefined;
    if (!event.altKey || !moving.allowed || !isOnRow || at === undefined) return;
    const place = placeByKey(records, at.node.row, event.key);
    // The browser goes back and forward by these keys.
    if (event.key.startsWith('Arrow')) event.preventDefault();
    if (place === null) return;
    focus.goTo(at.node.key, { focus: true });
    put(at.node.row, place);
  };

  const shownColumns = phone ? phoneColumns(columns.shown, (name) => resource.fields[name].column) : columns.shown;
  const template = shownColumns.map((name, index) => {
    const width = columns.widths.of(name);
    if (width !== null && !phone) return `${width}px`;
    return index === 0 ? 'minmax(200px, 1.25fr)' : WIDTHS[resource.fields[name].column];
  });
  const moveTo = (row: Row): MoreAction | null =>
    moving.allowed && props.moving !== undefined
      ? {
          label: '移动到',
          call: props.moving.call,
          onSelect: () => {
            setGoing(row);
            void dialog.open();
          },
        }
      : null;

  if (rows.length === 0) return <EmptyFace list={list} />;
  return (
    <div className={styles['around']} data-loading={loading} data-outdated={failure !== null} data-dragging={drag.row !== null}>
      <div className={styles['tools']}>
        <Button kind="text" onClick={() => tree.foldAll(true)}>
          展开全部
        </Button>
        <Button kind="text" onClick={() => tree.foldAll(false)}>
          收起全部
        </Button>
      </div>
      <div
        ref={scroller}
        role="treegrid"
        tabIndex={-1}
        aria-label={`${resource.name}列表`}
        aria-rowcount={rows.length + 1}
        className={styles['grid']}
        style={gridStyle(template, rowActions !== undefined && !phone)}
        onFocus={focus.onFocus}
        onKeyDown={onKeyDown}
      >
        <div role="row" aria-rowindex={1} className={styles['head']}>
          {shownColumns.map((name) => (
            <span key={name} role="columnheader" data-column={resource.fields[name].column}>
              {resource.fields[name].label}
            </span>
          ))}
          {rowActions && (
            <span role="columnheader" className={styles['actions']}>
              操作
            </span>
          )}
        </div>
        <div role="rowgroup" data-body className={styles['body']} style={{ height: rows.length * rowHeight }}>
          {indexesOf(seen, focus.active, rows.length).map((index) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <TreeGridRow
                  key={row.node.key}
                  {...props}
                  columns={shownColumns}
                  row={row}
                  index={index}
                  height={rowHeight}
                  reachable={index === focus.active}
                  drag={moving.allowed && !phone ? drag : null}
                  moveTo={moveTo(row.node.row)}
                  onFold={(unfolded) => {
                    focus.goTo(row.node.key);
                    tree.fold([row.node.key], unfolded);
                  }}
                />
              )
            );
          })}
          {line !== null && <div className={styles['line']} style={{ transform: `translateY(${line * rowHeight}px)` }} />}
        </div>
      </div>
      {dialog.code !== null && going !== null && (
        <dialog.code.MoveDialog
          row={going}
          name={nameOf(resource, going)}
          nodes={nodes}
          holds={props.moving?.holds}
          Dialog={dialog.code.Modal}
          onCancel={dialog.close}
          onMove={(place) => {
            dialog.close();
            put(going, place);
          }}
        />
      )}
    </div>
  );
}

const gridStyle = (template: readonly string[], actions: boolean): CSSProperties =>
  ({ '--columns': [...template, ...(actions ? ['176px'] : [])].join(' ') }) as CSSProperties;

/** A phone has room for the name and the state. */
const phoneColumns = <Name extends string>(names: readonly Name[], columnOf: (name: Name) => string): readonly Name[] => {
  const state = names.slice(1).findLast((name) => columnOf(name) === 'state');
  return [...names.slice(0, 1), ...(state === undefined ? [] : [state])];
};

/** The row that Tab goes to is drawn wherever it is, or a scroll would take the focus away. */
const indexesOf = ({ begin, end }: RowWindow, active: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index).filter((index) => (index >= begin && index < end) || index === active);
