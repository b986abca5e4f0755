import SemiCascader from '@douyinfe/semi-ui-19/lib/es/cascader';
import type { FieldProps } from '../field/FieldProps.ts';
import { obeyFieldKey } from '../field/obeyFieldKey.ts';
import { semiBox, semiField } from '../field/semiField.ts';
import { useField } from '../field/useField.ts';
import { usePopup } from '../mend/usePopup.ts';
import { write, writeOn } from '../mend/write.ts';
import { semiNodes, type TreeNode } from '../tree/treeData.ts';
import styles from './Cascader.module.css';
import { mendColumns } from './mendColumns.ts';
import { obeyColumnKey } from './obeyColumnKey.ts';

export interface CascaderProps extends FieldProps {
  nodes: readonly TreeNode[];
  /** What the columns that open are called. */
  label: string;
  /** The keys from the outermost node to the chosen one, which has nothing below it; empty: none. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  placeholder?: string;
  /** A cross empties it, and so does Delete. */
  clearable?: boolean;
}

const FIELD = '[role="combobox"]';

/** Chooses a node without others below it, column by column: a place, a category. */
export function Cascader(props: CascaderProps) {
  const { nodes, label, value, onChange, placeholder = '请选择', clearable = false, disabled = false } = props;
  const popup = usePopup({
    mend: (element) => {
      writeOn(element.closest('[role="dialog"]') ?? element, { 'aria-label': label });
      mendColumns(element, label);
    },
    enter: (element) => element.querySelector<HTMLElement>('[role="option"][tabindex="0"]'),
    leave: () => control(),
  });
  const { root, onBlur, control } = useField(props, FIELD, {
    popup: popup.element,
    mend: (element) => {
      write(element, FIELD, { 'aria-haspopup': 'dialog', 'aria-disabled': disabled ? 'true' : null });
      // For the pointer, and without a name: the keyboard has Delete.
      write(element, '.semi-cascader-clearbtn', { 'aria-hidden': 'true', 'aria-label': null, role: null, tabindex: '-1' });
    },
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the field and its columns
    <span
      ref={root}
      className={semiField}
      onBlur={onBlur}
      onKeyDown={(event) =>
        obeyFieldKey(event, {
          control,
          popup: popup.element,
          clear: clearable ? () => onChange([]) : undefined,
          obey: obeyColumnKey,
        })
      }
    >
      <SemiCascader
        className={`${semiBox(props)} ${styles['box']}`}
        dropdownClassName={`${popup.className} ${styles['popup']}`}
        treeData={semiNodes(nodes)}
        value={[...value]}
        onChange={(chosen) => onChange(Array.isArray(chosen) ? chosen.map(String) : [])}
        placeholder={placeholder}
        showClear={clearable}
        disabled={disabled}
        emptyContent="没有可选的内容"
        zIndex={1050}
      />
    </span>
  );
}
