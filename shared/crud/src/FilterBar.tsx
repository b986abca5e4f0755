import { Button } from '@zhilv/ui/button';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import type { Identified } from './defineResource.ts';
import styles from './FilterBar.module.css';
import { FilterField } from './FilterField.tsx';
import type { List } from './useList.ts';

export interface FilterBarProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  /** Three or four, in the order in which people look for a record. */
  fields: readonly NoInfer<Name>[];
}

/** What a list is narrowed by. Enter and 查询 search, 重置 shows everything. */
export function FilterBar<Row extends Identified, Name extends string>({ list, fields }: FilterBarProps<Row, Name>) {
  const { filters } = list.state;
  // Another address brings other filters: what was typed for the last one is gone.
  return <Filters key={JSON.stringify(filters)} list={list} fields={fields} />;
}

function Filters<Row extends Identified, Name extends string>({ list, fields }: FilterBarProps<Row, Name>) {
  const { filters } = list.state;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(filters);
  const [unfolded, setUnfolded] = useState(false);
  const active = Object.keys(filters).length;
  return (
    <form
      className={styles['bar']}
      role="search"
      aria-label={`筛选${list.resource.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        list.search(typed);
      }}
    >
      <div className={styles['fold']}>
        <Button
          icon={<ListFilter size={16} strokeWidth={1.5} aria-hidden="true" />}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {active === 0 ? '筛选' : `筛选（${active}）`}
        </Button>
      </div>
      <div className={styles['fields']} data-unfolded={unfolded}>
        {fields.map((name) => (
          <FilterField
            key={name}
            field={list.resource.fields[name]}
            value={typed[name] ?? ''}
            onChange={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
        <div className={styles['buttons']}>
          <Button submit>查询</Button>
          <Button
            kind="quiet"
            onClick={() => {
              setTyped({});
              list.search({});
            }}
          >
            重置
          </Button>
        </div>
      </div>
    </form>
  );
}
