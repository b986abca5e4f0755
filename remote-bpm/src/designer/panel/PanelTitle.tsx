import styles from './PanelTitle.module.css';
import type { Selected } from './subject/PanelSelection.ts';
import { kindOf } from './subject/kindOf.ts';

export interface PanelTitleProps {
  selected: Selected;
}

/** Says what is selected: its kind and its name. */
export function PanelTitle({ selected }: PanelTitleProps) {
  if (selected.kind === 'several') return <span className={styles['title']}>{`已选中 ${selected.count} 个元素`}</span>;
  const { kind, name } = kindOf(selected.element);
  return (
    <span className={styles['title']}>
      <span className={styles['kind']}>{kind}</span>
      {name !== '' && (
        <span className={styles['name']} title={name}>
          {name}
        </span>
      )}
    </span>
  );
}
