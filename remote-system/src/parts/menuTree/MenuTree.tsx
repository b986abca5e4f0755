import { type Id, idOf } from '@zhilv/contract';
import { allNodes, TreeList, type TreeListNode } from '@zhilv/ui/tree-list';
import { useMemo } from 'react';
import styles from './MenuTree.module.css';

export interface MenuTreeProps {
  /** What {@link menuNodes} gives. */
  nodes: readonly TreeListNode[];
  /** The ids of the chosen rows; those that the tree lacks, such as rows that are off, stay chosen. */
  value: readonly Id[];
  onChange: (value: readonly Id[]) => void;
}

/** Chooses rows of the menu, of a role or of a package. A tick goes for all below a row, and brings those above it. */
export function MenuTree({ nodes, value, onChange }: MenuTreeProps) {
  const all = useMemo(() => allNodes(nodes), [nodes]);
  const keys = value.map(String);
  const chosen = new Set(keys);
  const shown = all.filter(({ key }) => chosen.has(key)).length;
  const hasDisabled = all.some(({ disabled }) => disabled === true);
  return (
    <div className={styles['tree']}>
      <TreeList label="菜单" nodes={nodes} searchable multiple value={keys} onChange={(next) => onChange(next.map(idOf))} />
      <p className={styles['note']}>
        <span role="status">{`已选 ${shown} / ${all.length} 项`}</span>
        {hasDisabled && <span>灰色的菜单您自己没有，不能授予或收回</span>}
      </p>
    </div>
  );
}

/** Ids are numbers as long as a number can hold them exactly (docs/protocol/README.md §4). */
