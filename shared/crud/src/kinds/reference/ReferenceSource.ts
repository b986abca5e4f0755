import { ApiError } from '@zhilv/platform';
import type { TreeListNode } from '@zhilv/ui/tree-list';

/** The records that a field can refer to. The key of each is its id, and a plain list is a tree of one level. */
export interface ReferenceSource {
  /** Gives null until they were loaded. */
  readonly read: () => readonly TreeListNode[] | null;
  /** Loads them anew. @throws ApiError, which the user has been told of */
  readonly load: () => Promise<readonly TreeListNode[]>;
  /** Loads them before a form opens; a form opens without them as well. */
  readonly prepare: () => Promise<void>;
}

/** Keeps what was loaded last, by which a closed field knows the names of what it holds. */
export function referenceSource(loadNodes: () => Promise<readonly TreeListNode[]>): ReferenceSource {
  let nodes: readonly TreeListNode[] | null = null;
  const load = async (): Promise<readonly TreeListNode[]> => (nodes = await loadNodes());
  return {
    read: () => nodes,
    load,
    prepare: async () => {
      try {
        await load();
      } catch (error) {
        // The field asks again when it is opened.
        if (!(error instanceof ApiError)) throw error;
      }
    },
  };
}
