import SemiTreeSelect from '@douyinfe/semi-ui-19/lib/es/treeSelect';
import { classList } from '../../plain/classList.ts';
import type { FieldProps } from '../field/FieldProps.ts';
import { obeyFieldKey } from '../field/obeyFieldKey.ts';
import { semiBox, semiField } from '../field/semiField.ts';
import { useField } from '../field/useField.ts';
import { usePopup } from '../mend/usePopup.ts';
import { write, writeOn } from '../mend/write.ts';
import { mendTree } from '../tree/mendTree.ts';
import { obeyTreeKey } from '../tree/obeyTreeKey.ts';
import { semiNodes, type TreeNode } from '../tree/treeData.ts';
import treeStyles from '../tree/Tree.module.css';
import styles from './TreeSelect.module.css';

interface Options extends FieldProps {
  nodes: readonly TreeNode[];
  /** What the tree that opens is called. */
  label: string;
  placeholder?: string;
  /** A field above the tree that finds nodes by their labels. */
  searchable?: boolean;
  /** A cross empties it, and so does Delete. */
  clearable?: boolean;
}

interface OneChosen {
  multiple?: false;
  /** The key of the chosen node; null: none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

interface ManyChosen {
  multiple: true;
  /** The keys of the chosen nodes. A node stands for all below it: where all are chosen, only it is named. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

export type TreeSelectProps = Options & (OneChosen | ManyChosen);

const FIELD = '[role="combobox"]';

/** Chooses one or several nodes of a tree that opens at the field. */
export function TreeSelect(props: TreeSelectProps) {
  const { nodes, label, placeholder = '请选择', searchable = false, clearable = false, disabled = false } = props;
  const popup = usePopup({
    mend: (element) => {
      writeOn(element.closest('[role="dialog"]') ?? element, { 'aria-label': label });
      mendTree(element, label);
    },
    enter: (element) => element.querySelector<HTMLElement>('.semi-input, [role="treeitem"][tabindex="0"]'),
    leave: () => control(),
  });
  const { root, onBlur, control } = useField(props, FIELD, {
    popup: popup.element,
    mend: (element) => {
      write(element, FIELD, { 'aria-haspopup': 'dialog', 'aria-disabled': disabled ? 'true' : null });
      // For the pointer, and without a name: the keyboard has Delete, and the tree to take one node away.
      write(element, '.semi-tree-select-clearbtn', { 'aria-hidden': 'true', 'aria-label': null, role: null, tabindex: '-1' });
      write(element, '.semi-tag', { role: null, tabindex: null, 'aria-label': null });
    },
  });
  const clear = (): void => {
    if (props.multiple === true) props.onChange([]);
    else props.onChange(null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the field and its tree
    <span
      ref={root}
      className={semiField}
      onBlur={onBlur}
      onKeyDown={(event) =>
        obeyFieldKey(event, { control, popup: popup.element, clear: clearable ? clear : undefined, obey: obeyTreeKey })
      }
    >
      <SemiTreeSelect
        className={classList(semiBox(props), styles['box'])}
        dropdownClassName={classList(popup.className, styles['popup'], treeStyles['tree'])}
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
        motionExpand={false}
        maxTagCount={3}
        emptyContent="没有符合的内容"
        zIndex={1050}
      />
    </span>
  );
}
