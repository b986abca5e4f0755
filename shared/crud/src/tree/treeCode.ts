import { later } from '../later/later.ts';

/** Loads the rows of trees. Most lists are none. */
export const treeCode = later(async () => {
  const { TreeGrid } = await import('./TreeGrid.tsx');
  return { TreeGrid };
});

/** Loads the dialog in which a record is moved. */
export const moveCode = later(async () => {
  const [{ Modal }, { MoveDialog }] = await Promise.all([import('@zhilv/ui/modal'), import('./move/MoveDialog.tsx')]);
  return { Modal, MoveDialog };
});
