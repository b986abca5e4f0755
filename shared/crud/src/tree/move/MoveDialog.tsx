import { sameId } from '@zhilv/contract';
import { type TreeListNode, TreeList } from '@zhilv/ui/tree-list';
import type { ModalProps } from '@zhilv/ui/modal';
import { FieldNote } from '@zhilv/ui/plain/field-note';
import { type ComponentType, useId, useState } from 'react';
import { type Place, ROOT } from '../nodes/moveRow.ts';
import type { Placed, RecordNode } from '../nodes/treeOf.ts';

export interface MoveDialogProps<Row extends Placed> {
  row: Row;
  /** People call it this. */
  name: string;
  nodes: readonly RecordNode<Row>[];
  /** Tells whether a record can have others below it; all can by default. */
  holds: ((row: Row) => boolean) | undefined;
  onMove: (place: Place) => void;
  onCancel: () => void;
  /** The dialog around the tree; treeCode.ts loads both. */
  Dialog: ComponentType<ModalProps>;
}

/** Chooses the record below which another one is to stand, as the last one there. */
export function MoveDialog<Row extends Placed>(props: MoveDialogProps<Row>) {
  const { row, name, nodes, holds = () => true, onMove, onCancel, Dialog } = props;
  const formId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const isRow = ({ row: one }: RecordNode<Row>): boolean => sameId(one.id, row.id);
  const nodeOf = (node: RecordNode<Row>): TreeListNode => {
    const { key, label, children = [] } = node;
    const last = children.at(-1);
    return {
      key,
      label,
      disabled: isRow(node) || !holds(node.row) || (last !== undefined && isRow(last)),
      children: isRow(node) ? [] : children.map(nodeOf),
    };
  };
  // A record whose parent the user may not see stands among the roots, and is none.
  const lastRoot = nodes.findLast((node) => sameId(node.row.parentId, ROOT));
  const top: TreeListNode = {
    key: TOP,
    label: '最上级',
    disabled: lastRoot !== undefined && isRow(lastRoot),
    children: nodes.map(nodeOf),
  };
  return (
    <Dialog title={`移动「${name}」到`} form={formId} onCancel={onCancel}>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen === null) setFault('请选择移动到哪里');
          else onMove(lastBelow(find(nodes, chosen) ?? null));
        }}
      >
        <TreeList
          label="移动到"
          nodes={[top]}
          searchable
          unfoldedLevels={2}
          value={chosen}
          onChange={(key) => {
            setChosen(key);
            setFault(undefined);
          }}
        />
        <FieldNote id={`${formId}-fault`} error={fault} />
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
