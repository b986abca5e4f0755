import { Button } from '@zhilv/ui/button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { Identified } from './defineResource.ts';
import styles from './FilterBar.module.css';
import { FilterField } from './FilterField.tsx';
import type { ListState } from './listState.ts';
import { filtersShow, type List } from './useList.ts';
import { usePhone } from './usePhone.ts';

/** As many as fit one row, with the buttons. */
const FIRST = 3;

export interface FilterBarProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  /** In the order in which people look for a record; from the fourth on they show under 展开. */
  fields: readonly NoInfer<Name>[];
}

/** What a list is narrowed by. Enter and 查询 search, 重置 shows everything. */
export function FilterBar<Row extends Identified, Name extends string>({ list, fields }: FilterBarProps<Row, Name>) {
  const phone = usePhone();
  const { filters } = list.state;
  // Another address brings other filters: what was typed for the last one is gone. Hidden, what was typed stays.
  return (
    <div hidden={!filtersShow(list, phone)}>
      <Filters key={JSON.stringify(filters)} list={list} fields={fields} phone={phone} />
    </div>
  );
}

interface FiltersProps<Row extends Identified, Name extends string> extends FilterBarProps<Row, Name> {
  phone: boolean;
}

function Filters<Row extends Identified, Name extends string>({ list, fields, phone }: FiltersProps<Row, Name>) {
  const { filters } = list.state;
  const folded = fields.slice(FIRST);
  const [typed, setTyped] = useState<ListState['filters']>(filters);
  const [unfolded, setUnfolded] = useState(() => folded.some((name) => name in filters));
  const search = (next: ListState['filters']): void => {
    // On a phone the filters cover what they bring.
    if (phone) list.showFilters(false);
    list.search(next);
  };
  return (
    <form
      id={list.filtersId}
      role="search"
      aria-label={`筛选${list.resource.name}`}
      className={styles['fields']}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      {(unfolded || phone ? fields : fields.slice(0, FIRST)).map((name) => (
        <FilterField
          key={name}
          field={list.resource.fields[name]}
          value={typed[name] ?? ''}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
        />
      ))}
      <div className={styles['buttons']}>
        <Button submit>查询</Button>
        <Button
          kind="quiet"
          onClick={() => {
            setTyped({});
            search({});
          }}
        >
          重置
        </Button>
        {folded.length > 0 && !phone && (
          <Button
            kind="text"
            icon={unfolded ? <ChevronUp size={16} strokeWidth={1.5} /> : <ChevronDown size={16} strokeWidth={1.5} />}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? '收起' : '展开'}
          </Button>
        )}
      </div>
    </form>
  );
}
