import SemiCascader from '@douyinfe/semi-ui-19/lib/es/cascader';
import { semiBox } from '../field/semiField.ts';
import { type OpeningFieldProps, useOpeningField } from '../field/useOpeningField.ts';
import { semiNodes, type TreeNode } from '../tree/treeData.ts';
import styles from './Cascader.module.css';
import { mendColumns } from './mendColumns.ts';
import { obeyColumnKey } from './obeyColumnKey.ts';

export interface CascaderProps extends OpeningFieldProps {
  nodes: readonly TreeNode[];
  /** The keys from the outermost node to the chosen one, which has none below it; empty when none is chosen. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Chooses a node without others below it, column by column: a place, a category. */
export function Cascader(props: CascaderProps) {
  const { nodes, label, value, onChange, placeholder = '请选择', clearable = false, disabled = false } = props;
  const { around, popupClass } = useOpeningField(props, {
    cross: '.semi-cascader-clearbtn',
    clear: () => onChange([]),
    mendPopup: (popup) => mendColumns(popup, label),
    entrance: '[role="option"][tabindex="0"]',
    obey: obeyColumnKey,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the field and its columns
    <span {...around}>
      <SemiCascader
        className={`${semiBox(props)} ${styles['box']}`}
        dropdownClassName={`${popupClass} ${styles['popup']}`}
        treeData={semiNodes(nodes)}
        value={[...value]}
        onChange={(chosen) => onChange(Array.isArray(chosen) ? chosen.map(String) : [])}
        placeholder={placeholder}
        showClear={clearable}
        disabled={disabled}
        emptyContent="没有可选的内容"
        motion={false}
        zIndex={1050}
      />
    </span>
  );
}
