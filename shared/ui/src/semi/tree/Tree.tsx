import SemiTree from '@douyinfe/semi-ui-19/lib/es/tree';
import { useRef } from 'react';
import { useMend } from '../mend/useMend.ts';
import { mendTree } from './mendTree.ts';
import { obeyTreeKey } from './obeyTreeKey.ts';
import styles from './Tree.module.css';
import { semiNodes, type TreeNode } from './treeData.ts';

export type { TreeNode };

interface Look {
  /** The name of the tree. */
  label: string;
  nodes: readonly TreeNode[];
  /** Whether a field above it finds nodes by their labels. */
  searchable?: boolean;
  disabled?: boolean;
}

interface OneChosen {
  multiple?: false;
  /** The key of the chosen node; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

interface ManyChosen {
  multiple: true;
  /** The keys of the chosen nodes. A node whose nodes below are all chosen stands for them. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

export type TreeProps = Look & (OneChosen | ManyChosen);

/** Shows nodes under one another, of which one or several are chosen. The whole tree is open at first. */
export function Tree(props: TreeProps) {
  const { label, nodes, searchable = false, disabled = false } = props;
  const root = useRef<HTMLDivElement>(null);
  useMend(root, (element) => mendTree(element, label));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the tree inside
    <div
      ref={root}
      className={styles['tree']}
      onKeyDown={obeyTreeKey}
      onFocus={() => root.current && mendTree(root.current, label)}
    >
      <SemiTree
        treeData={semiNodes(nodes)}
        multiple={props.multiple === true}
        value={props.multiple === true ? [...props.value] : (props.value ?? '')}
        onChange={(chosen) => {
          if (props.multiple === true) props.onChange(Array.isArray(chosen) ? chosen.map(String) : []);
          else props.onChange(typeof chosen === 'string' ? chosen : null);
        }}
        filterTreeNode={searchable}
        showFilteredOnly
        defaultExpandAll
        disabled={disabled}
        motion={false}
        emptyContent="没有符合的内容"
      />
    </div>
  );
}
