import { elementName } from '../../report/elementName.ts';
import type { Change, Difference } from '../compare/Difference.ts';
import styles from './DifferenceList.module.css';
import { KindSign } from './KindSign.tsx';
import { KINDS } from './kinds.ts';

export interface DifferenceListProps {
  differences: readonly Difference[];
  /** The difference that stands out; null before one is chosen. */
  current: string | null;
  onChoose: (id: string) => void;
}

/** More would be read by nobody, and make the dialog slow. */
const MOST = 300;

/** Lists differences, by the elements in which they are. A press shows the element in both versions. */
export function DifferenceList({ differences, current, onChoose }: DifferenceListProps) {
  return (
    <>
      <ul className={styles['list']} aria-label="差异">
        {differences.slice(0, MOST).map(({ id, kind, type, name, changes }) => (
          <li key={id}>
            <button
              ref={id === current ? intoView : null}
              type="button"
              className={styles['row']}
              aria-current={id === current || undefined}
              onClick={() => onChoose(id)}
            >
              <span className={styles['heading']}>
                <KindSign kind={kind} />
                <span className={styles['kind']}>{KINDS[kind].label}</span>
                <span className={styles['name']}>
                  {id === '' ? '流程文件' : elementName(type)}
                  {name !== null && `「${name}」`}
                </span>
              </span>
              {id !== '' && <code className={styles['id']}>{id}</code>}
              {changes.map((change, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- what was compared never changes
                <ChangeLine key={index} change={change} />
              ))}
            </button>
          </li>
        ))}
      </ul>
      {differences.length > MOST && <p className={styles['rest']}>{`以上是前 ${MOST} 处，共 ${differences.length} 处。`}</p>}
    </>
  );
}

/** An element that was pressed in a diagram may stand far down in the list. */
const intoView = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });

function ChangeLine({ change: { what, before, after } }: { change: Change }) {
  return (
    <span className={styles['change']}>
      <span className={styles['what']}>{what}</span>
      <span className={styles['values']}>
        {before === null ? <span className={styles['none']}>无</span> : <del className={styles['before']}>{before}</del>}
        <span aria-label="改为">→</span>
        {after === null ? <span className={styles['none']}>无</span> : <ins className={styles['after']}>{after}</ins>}
      </span>
    </span>
  );
}
