import { type TreeListNode, TreeList } from '@zhilv/ui/tree-list';
import type { ModalProps } from '@zhilv/ui/modal';
import { type ComponentType, useId, useState } from 'react';
import type { Moving } from './useMoving.ts';
import { type Place, ROOT } from '../nodes/moveRow.ts';
import type { Placed, RecordNode } from '../nodes/treeOf.ts';

export interface MoveDialogProps<Row extends Placed> {
  row: Row;
  /** People call it this. */
  name: string;
  nodes: readonly RecordNode<Row>[];
  fits: Moving<Row>['fits'];
  onMove: (place: Place) => void;
  onCancel: () => void;
  /** The dialog around the tree; treeCode.ts loads both. */
  Dialog: ComponentType<ModalProps>;
}

/** Chooses the record below which another one is to stand, as the last one there. */
export function MoveDialog<Row extends Placed>({ row, name, nodes, fits, onMove, onCancel, Dialog }: MoveDialogProps<Row>) {
  const formId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const takes = (parent: Row | null): boolean => fits(row, lastBelow(parent));
  const nodeOf = ({ key, label, row: parent, children = [] }: RecordNode<Row>): TreeListNode => ({
    key,
    label,
    disabled: !takes(parent),
    children: parent === row ? [] : children.map(nodeOf),
  });
  const top: TreeListNode = {
    key: TOP,
    label: '最上级',
    disabled: !takes(null),
    children: nodes.map(nodeOf),
  };
  return (
    <Dialog title={`移动「${name}」到`} form={formId} onCancel={onCancel}>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== null) onMove(lastBelow(find(nodes, chosen) ?? null));
        }}
      >
        <TreeList label="移动到" nodes={[top]} searchable unfoldedLevels={2} value={chosen} onChange={setChosen} />
      </form>
    </Dialog>
  );
}

/** No record has this key. */
const TOP = 'top';

const lastBelow = (parent: Placed | null): Place => ({ parentId: parent?.id ?? ROOT, before: null });

function find<Row extends Placed>(nodes: readonly RecordNode<Row>[], key: string): Row | undefined {
  for (const node of nodes) {
    const found = node.key === key ? node.row : find(node.children ?? [], key);
    if (found !== undefined) return found;
  }
  return undefined;
}
