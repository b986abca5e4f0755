import { RefreshCw, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { ColumnsButton } from './columns/ColumnsButton.tsx';
import type { Columns } from './columns/useColumns.ts';
import type { Identified } from '../resource/defineResource.ts';
import styles from './Toolbar.module.css';
import { ToolButton } from '../list/ToolButton.tsx';
import { filtersShow, type List } from '../list/useList.ts';
import { usePhone } from '../list/usePhone.ts';
import { ViewsButton } from './views/ViewsButton.tsx';

export interface ToolbarProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  columns: Columns<Name>;
  /** These stand before the tools that every list has. */
  tools: ReactNode;
  /** There are no filters that could be shown or hidden. */
  unfiltered?: boolean;
}

/** Holds the tools for a table as a whole: search, refresh, views, columns. */
export function Toolbar<Row extends Identified, Name extends string>(props: ToolbarProps<Row, Name>) {
  const { list, columns, tools, unfiltered = false } = props;
  const shown = filtersShow(list, usePhone());
  const filters = Object.keys(list.state.filters).length;
  return (
    <div className={styles['tools']}>
      {tools}
      {!unfiltered && (
        <ToolButton
          label={`${shown ? '收起' : '展开'}筛选${filters === 0 ? '' : `（${filters}）`}`}
          icon={Search}
          aria-expanded={shown}
          aria-controls={shown ? list.filtersId : undefined}
          onClick={() => list.showFilters(!shown)}
        />
      )}
      <ToolButton label="刷新" icon={RefreshCw} busy={list.loading} onClick={() => void list.reload()} />
      <ViewsButton list={list} columns={columns} />
      <ColumnsButton fields={list.resource.fields} columns={columns} />
    </div>
  );
}
