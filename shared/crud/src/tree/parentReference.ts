import type { Id } from '@zhilv/contract';
import type { TreeListNode } from '@zhilv/ui/tree-list';
import type { Field } from '../resource/Field.ts';
import { valueOf } from '../resource/defineResource.ts';
import { treeReference } from '../kinds/reference/reference.tsx';
import { keptTree } from './nodes/loadedTrees.ts';
import { ROOT } from './nodes/moveRow.ts';
import { type Placed, type RecordNode, treeOf } from './nodes/treeOf.ts';

export interface ParentReferenceOptions {
  /** The call of the page's `treeLoader`, whose records can be chosen. */
  readonly of: { readonly path: string };
  /** Stands for no record, at the top of the tree. */
  readonly top: string;
  /** Tells whether a record can have others below it; all can by default. */
  readonly holds?: (row: Placed) => boolean;
}

/** Makes a field that holds the record above, which is chosen among those that the page has loaded. People know them by their `name`. */
export function parentReference(
  label: string,
  { of, top, holds = () => true }: ParentReferenceOptions,
): Field<Id | null | undefined> {
  const nodeOf = ({ key, label: name, row, children = [] }: RecordNode<Placed>): readonly TreeListNode[] =>
    holds(row) ? [{ key, label: name, children: children.flatMap(nodeOf) }] : [];
  return treeReference(label, async () => {
    const nodes = treeOf(keptTree(of), (row) => String(valueOf(row, 'name')));
    return [{ key: String(ROOT), label: top, children: nodes.flatMap(nodeOf) }];
  });
}
