import type { MenuNode } from './menuNode.ts';

/** Menu rows that came after the first release. */
export interface MenuAddition {
  /** Names the seed step that applies them; never changed. */
  readonly name: string;
  /** The row they hang below; 0 at the root. */
  readonly parentId: number;
  readonly rows: readonly MenuNode[];
}
