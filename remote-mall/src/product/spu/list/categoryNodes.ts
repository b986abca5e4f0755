import { category, type Category } from '@zhilv/contract/mall';
import { type RecordNode, treeOf } from '@zhilv/crud';
import { call } from '@zhilv/platform';

interface Node {
  readonly key: string;
  readonly label: string;
  readonly children: readonly Node[];
}

/** Loads the categories by which goods are found, below one another. @throws ApiError */
export async function categoryNodes(): Promise<readonly Node[]> {
  const rows = await call(category.list, {});
  return treeOf(rows, ({ name }) => name).map(nodeOf);
}

const nodeOf = ({ key, label, children = [] }: RecordNode<Category>): Node => ({ key, label, children: children.map(nodeOf) });
