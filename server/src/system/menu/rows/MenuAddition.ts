import type { MenuNode } from './menuNode.ts';

/** Menu rows that came after the first release. */
export interface MenuAddition {
  /** Names the seed step that applies them; never changed. */
  readonly name: string;
  /** The row they hang below; 0 at the root. */
  readonly parentId: number;
  readonly rows: readonly MenuNode[];
  /**
   * The roles that get the rows. Left out it is whoever has the row above, and at the root the administrators of tenants. With
   * `'tenant administrators'` it is those of them who have the row above. A super user needs no grant.
   */
  readonly grantedTo?: 'tenant administrators' | 'nobody';
}
