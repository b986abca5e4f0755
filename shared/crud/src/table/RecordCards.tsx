import { sameId } from '@zhilv/contract';
import { ChooseAll } from './ChooseAll.tsx';
import { ChooseRow } from './ChooseRow.tsx';
import { type Identified, showField, valueOf } from '../resource/defineResource.ts';
import { RecordCell } from './cell/RecordCell.tsx';
import styles from './RecordCards.module.css';
import type { RecordGridProps } from './RecordGrid.tsx';
import { RecordName } from './RecordName.tsx';
import { SortSelect } from './sort/SortSelect.tsx';

/** A card has room for two facts besides name and state. */
const FACTS = 2;

/** Shows records as cards on a phone: name, state, two facts and actions. Sorting and choosing all stand above them. */
export function RecordCards<Row extends Identified, Name extends string>({
  list,
  columns,
  facts,
  link,
  chooser,
  rowActions,
  unswitchable,
}: Omit<RecordGridProps<Row, Name>, 'widths'>) {
  const { resource, rows, highlighted, selection } = list;
  const [title, ...others] = columns;
  // The last column of this shape tells the state; earlier ones tell what the record is.
  const state = others.findLast((name) => resource.fields[name].column === 'state');
  // A column that was hidden shows in no card either.
  const candidates = facts === undefined ? others : [...facts.filter((name) => others.includes(name)), ...others];
  const factsOf = (row: Row): readonly Name[] =>
    [...new Set(candidates)]
      .filter((name) => name !== state && ![null, undefined, ''].includes(valueOf(row, name) as null | undefined | ''))
      .slice(0, FACTS);
  return (
    <>
      <div className={styles['above']}>
        {chooser !== undefined && (
          <div className={`${styles['all']} ${chooser}`}>
            <ChooseAll list={list}>全选本页</ChooseAll>
          </div>
        )}
        <SortSelect list={list} columns={columns} />
      </div>
      <ul className={styles['cards']} aria-label={`${resource.name}列表`}>
        {rows.map((row) => (
          <li
            key={String(row.id)}
            className={styles['card']}
            data-highlighted={highlighted !== null && sameId(row.id, highlighted)}
            data-chosen={selection.has(row)}
          >
            <div className={styles['head']}>
              {chooser !== undefined && (
                <span className={`${styles['choose']} ${chooser}`}>
                  <ChooseRow list={list} row={row} />
                </span>
              )}
              <strong className={styles['name']}>
                {title !== undefined && <RecordName resource={resource} row={row} name={title} link={link} />}
              </strong>
              {state !== undefined && (
                <RecordCell list={list} row={row} name={state} unswitchable={unswitchable?.(row) ?? false} />
              )}
            </div>
            <dl className={styles['facts']}>
              {factsOf(row).map((name) => (
                <div key={name} className={styles['fact']}>
                  <dt>{resource.fields[name].label}</dt>
                  <dd>{showField(resource, row, name)}</dd>
                </div>
              ))}
            </dl>
            {rowActions && <div className={styles['actions']}>{rowActions(row)}</div>}
          </li>
        ))}
      </ul>
    </>
  );
}
