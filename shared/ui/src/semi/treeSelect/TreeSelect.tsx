import SemiTreeSelect from '@douyinfe/semi-ui-19/lib/es/treeSelect';
import { classList } from '../../plain/classList.ts';
import { semiBox } from '../field/semiField.ts';
import { type OpeningFieldProps, useOpeningField } from '../field/useOpeningField.ts';
import { write } from '../mend/write.ts';
import { mendTree } from '../tree/mendTree.ts';
import { obeyTreeKey } from '../tree/obeyTreeKey.ts';
import { semiNodes, type TreeNode } from '../tree/treeData.ts';
import treeStyles from '../tree/Tree.module.css';
import styles from './TreeSelect.module.css';

interface Options extends OpeningFieldProps {
  nodes: readonly TreeNode[];
  /** A field above the tree finds nodes by their labels. */
  searchable?: boolean;
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

export type TreeSelectProps = Options & (OneChosen | ManyChosen);

/** Chooses one or several nodes of a tree that opens at the field. */
export function TreeSelect(props: TreeSelectProps) {
  const { nodes, label, placeholder = '请选择', searchable = false, clearable = false, disabled = false } = props;
  const { around, popupClass } = useOpeningField(props, {
    cross: '.semi-tree-select-clearbtn',
    clear: () => {
      if (props.multiple === true) props.onChange([]);
      else props.onChange(null);
    },
    // Tags are for the pointer only: the keyboard removes a node in the tree.
    mendField: (field) => write(field, '.semi-tag', { role: null, tabindex: null, 'aria-label': null }),
    mendPopup: (popup) => mendTree(popup, label),
    entrance: '.semi-input, [role="treeitem"][tabindex="0"]',
    obey: obeyTreeKey,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the field and its tree
    <span {...around}>
      <SemiTreeSelect
        className={classList(semiBox(props), styles['box'])}
        dropdownClassName={classList(popupClass, styles['popup'], treeStyles['tree'])}
        treeData={semiNodes(nodes)}
        multiple={props.multiple === true}
        value={props.multiple === true ? [...props.value] : (props.value ?? '')}
        onChange={(chosen) => {
          if (props.multiple === true) props.onChange(Array.isArray(chosen) ? chosen.map(String) : []);
          else props.onChange(typeof chosen === 'string' && chosen !== '' ? chosen : null);
        }}
        placeholder={placeholder}
        filterTreeNode={searchable}
        showFilteredOnly
        showClear={clearable}
        defaultExpandAll
        disabled={disabled}
        motion={false}
        motionExpand={false}
        maxTagCount={3}
        emptyContent="没有符合的内容"
        zIndex={1050}
      />
    </span>
  );
}
