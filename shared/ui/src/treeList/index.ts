export { type CheckState, checkStates, turnAll, turnBranch, turnOne } from './checkTree.ts';
export { allNodes, type NodeOf, nodesAbove, type TreeRow, treeRows } from './treeRows.ts';
export { TreeList, type TreeListNode, type TreeListProps } from './TreeList.tsx';
export { type TreeFocus, useTreeFocus } from './useTreeFocus.ts';
export { type RowWindow, useRowWindow } from './useRowWindow.ts';
export { type TreeRows, type TreeRowsOptions, useTreeRows } from './useTreeRows.ts';
