/** A node of a tree. Its key is unique in the whole tree. */
export interface TreeNode {
  readonly key: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly children?: readonly TreeNode[];
}

interface SemiNode {
  key: string;
  value: string;
  label: string;
  disabled: boolean;
  children?: SemiNode[];
}

/** Turns nodes into those of Semi, which have the key for the value. */
export const semiNodes = (nodes: readonly TreeNode[]): SemiNode[] =>
  nodes.map(({ key, label, disabled = false, children }) => ({
    key,
    value: key,
    label,
    disabled,
    ...(children !== undefined && children.length > 0 && { children: semiNodes(children) }),
  }));
