import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { hiddenText } from '../plain/hidden/hiddenText.ts';
import { PlainCheckbox } from '../plain/field/PlainCheckbox.tsx';
import { Input } from '../textBox/Input.tsx';
import { type CheckState, checkStates, turnAll, turnBranch, turnOne } from './checkTree.ts';
import styles from './TreeList.module.css';
import { TreeListRow } from './TreeListRow.tsx';
import { allNodes, type NodeOf, type TreeRow } from './treeRows.ts';
import { useMedia } from '../media/useMedia.ts';
import { useRowWindow } from './useRowWindow.ts';
import { useTreeFocus } from './useTreeFocus.ts';
import { useTreeRows } from './useTreeRows.ts';

/** A node of a {@link TreeList}. */
export interface TreeListNode extends NodeOf<TreeListNode> {
  /** The number of things that belong to it and to those below it. */
  readonly count?: number;
  /** A few words about it at the end of its row, such as why it is disabled. */
  readonly note?: string;
}

interface Look {
  /** The name of the tree. */
  label: string;
  nodes: readonly TreeListNode[];
  /** Whether a field above it finds nodes by their labels. */
  searchable?: boolean;
  /** The tree opens with the nodes of so many levels unfolded. */
  unfoldedLevels?: number;
  /** Whether labels differ at their ends: on a phone they then take two lines, and notes stand below them. */
  longLabels?: boolean;
}

interface OneChosen {
  multiple?: false;
  /** The key of the chosen node; null for none. */
  value: string | null;
  /** A press on the chosen node gives null. */
  onChange: (value: string | null) => void;
}

interface ManyChosen {
  multiple: true;
  /** The keys of the chosen nodes, each for itself: a node does not stand for those below it. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Whether a tick goes for all below the node, and brings those above it. Otherwise each node is ticked by itself. */
  linked?: boolean;
}

export type TreeListProps = Look & (OneChosen | ManyChosen);

/** The heights of a row in pixels; a finger needs more room. */
const ROW = 34;
const TOUCHED_ROW = 44;
/** Two lines of a label and one of a note. */
const STACKED_ROW = 64;

/**
 * Shows nodes under one another, of which one or several are chosen. It draws only the rows that can be seen, so that thousands of
 * nodes take no longer than a few (docs/decisions/0056-trees-of-our-own.md says why it is not Semi's).
 */
export function TreeList(props: TreeListProps) {
  const { label, nodes, searchable = false, unfoldedLevels = 1, longLabels = false } = props;
  const [search, setSearch] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const phone = useMedia('(max-width: 767px)');
  const stacked = phone && longLabels;
  const rowHeight = stacked ? STACKED_ROW : phone ? TOUCHED_ROW : ROW;
  const first = props.multiple === true ? (props.value[0] ?? null) : props.value;
  const tree = useTreeRows(nodes, { search, unfoldedLevels, shown: props.multiple === true ? null : first });
  const { rows } = tree;
  const shown = useRowWindow(scroller, rows.length, rowHeight);
  const chosen = new Set(props.multiple === true ? props.value : props.value === null ? [] : [props.value]);
  const linked = props.multiple === true && props.linked !== false;
  const states = linked ? checkStates(nodes, chosen) : null;
  const stateOf = (key: string): CheckState => states?.get(key) ?? chosen.has(key);

  const choose = ({ node }: TreeRow<TreeListNode>): void => {
    if (node.disabled === true) return;
    if (props.multiple !== true) props.onChange(props.value === node.key ? null : node.key);
    else props.onChange([...(linked ? turnBranch(nodes, chosen, node) : turnOne(chosen, node.key))]);
  };
  const focus = useTreeFocus({ tree, root: scroller, reveal: shown.reveal, first, onChoose: choose });
  // The row that Tab goes to is drawn wherever it is, or a scroll would take the focus away.
  const drawn = rows.flatMap((row, index) =>
    (index >= shown.begin && index < shown.end) || index === focus.active ? [{ row, index }] : [],
  );
  const obeyInSearch = (event: KeyboardEvent): void => {
    // These presses choose among the words of an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') scroller.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
    else if (event.key === 'Enter' && tree.only !== null) {
      // A choice is never taken back from here.
      if (stateOf(tree.only.node.key) !== true) choose(tree.only);
    } else return;
    event.preventDefault();
  };

  return (
    <div className={styles['around']}>
      {searchable && (
        <label>
          <span className={hiddenText}>搜索{label}</span>
          <Input value={search} onChange={setSearch} onKeyDown={obeyInSearch} placeholder="搜索" clearable />
        </label>
      )}
      {props.multiple === true && (
        <div className={styles['tools']}>
          <ChooseAll
            states={allNodes(tree.nodes).map(({ key }) => stateOf(key))}
            onChange={() => props.onChange([...turnAll(linked ? nodes : [], chosen, tree.nodes)])}
          />
          <Button kind="text" onClick={() => tree.foldAll(true)}>
            展开全部
          </Button>
          <Button kind="text" onClick={() => tree.foldAll(false)}>
            收起全部
          </Button>
        </div>
      )}
      <p role="status" className={tree.found === 0 ? styles['none'] : hiddenText}>
        {tree.found === null ? '' : tree.found === 0 ? '没有符合的内容' : `找到 ${tree.found} 项`}
      </p>
      <div ref={scroller} className={styles['scroller']}>
        {rows.length > 0 && (
          <div
            role="tree"
            tabIndex={-1}
            aria-label={label}
            aria-multiselectable={props.multiple === true || undefined}
            className={styles['tree']}
            style={{ height: rows.length * rowHeight }}
            onFocus={focus.onFocus}
            onKeyDown={focus.onKeyDown}
          >
            {drawn.map(({ row, index }) => (
              <TreeListRow
                key={row.node.key}
                row={row}
                top={index * rowHeight}
                height={rowHeight}
                stacked={stacked}
                reachable={index === focus.active}
                ticked={props.multiple === true ? stateOf(row.node.key) : null}
                selected={props.multiple !== true && props.value === row.node.key}
                onFold={(unfolded) => {
                  focus.goTo(row.node.key);
                  tree.fold([row.node.key], unfolded);
                }}
                onChoose={() => {
                  focus.goTo(row.node.key);
                  choose(row);
                }}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

interface ChooseAllProps {
  states: readonly CheckState[];
  onChange: () => void;
}

function ChooseAll({ states, onChange }: ChooseAllProps) {
  const all = states.length > 0 && states.every((state) => state === true);
  return (
    <PlainCheckbox
      checked={all || (states.some((state) => state !== false) && 'mixed')}
      disabled={states.length === 0}
      onChange={onChange}
    >
      全选
    </PlainCheckbox>
  );
}
