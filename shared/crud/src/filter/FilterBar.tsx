import { Button } from '@zhilv/ui/button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { Identified } from '../resource/defineResource.ts';
import styles from './FilterBar.module.css';
import { FilterField } from './FilterField.tsx';
import { filtersShow, type List } from '../list/useList.ts';
import { usePhone } from '../list/usePhone.ts';
import { useTypedFilters } from './useTypedFilters.ts';

/** This many fields fit one row beside the buttons. */
const FIRST = 3;

export interface FilterBarProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  /** Fields stand in the order in which people look for a record; from the fourth on they show under 展开. */
  fields: readonly NoInfer<Name>[];
}

/** Narrows a list. Enter and 查询 search, 重置 shows everything. */
export function FilterBar<Row extends Identified, Name extends string>({ list, fields }: FilterBarProps<Row, Name>) {
  const phone = usePhone();
  // A hidden bar keeps what was typed.
  return (
    <div hidden={!filtersShow(list, phone)}>
      <Filters list={list} fields={fields} phone={phone} />
    </div>
  );
}

interface FiltersProps<Row extends Identified, Name extends string> extends FilterBarProps<Row, Name> {
  phone: boolean;
}

function Filters<Row extends Identified, Name extends string>({ list, fields, phone }: FiltersProps<Row, Name>) {
  const { typed, type, expect } = useTypedFilters(list);
  const folded = fields.slice(FIRST);
  const hides = folded.some((name) => name in list.state.filters);
  const [unfolded, setUnfolded] = useState(hides);
  const [hid, setHid] = useState(hides);
  // 重置 also drops texts that no filter could read.
  const [resets, setResets] = useState(0);
  // An address that filters by a folded field unfolds the bar once; the user may fold it again.
  if (hides !== hid) {
    setHid(hides);
    if (hides) setUnfolded(true);
  }
  // On a phone the filters would hide the result.
  const uncover = (): void => {
    if (phone) list.showFilters(false);
  };
  return (
    <form
      id={list.filtersId}
      role="search"
      aria-label={`筛选${list.resource.name}`}
      className={styles['fields']}
      onSubmit={(event) => {
        event.preventDefault();
        expect(typed);
        uncover();
        list.search(typed);
      }}
    >
      {(unfolded || phone ? fields : fields.slice(0, FIRST)).map((name) => (
        <FilterField
          key={`${name} ${resets}`}
          field={list.resource.fields[name]}
          value={typed[name] ?? ''}
          onChange={(value) => type({ ...typed, [name]: value })}
        />
      ))}
      <div className={styles['buttons']}>
        <Button submit>查询</Button>
        <Button
          kind="quiet"
          onClick={() => {
            setResets(resets + 1);
            type({});
            expect({});
            uncover();
            list.clear();
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
