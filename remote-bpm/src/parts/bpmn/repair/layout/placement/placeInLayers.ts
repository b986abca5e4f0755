import type { ModdleElement } from '../../../moddle/ModdleElement.ts';
import type { Cell } from '../grid/Grid.ts';
import type { FlowGraph } from './FlowGraph.ts';
import { groupBy } from '../../../grouping/groupBy.ts';

/** Gives each node the column of how many flows away from a beginning it is, and a free row there. */
export function placeInLayers({ nodes, flows }: FlowGraph): ReadonlyMap<ModdleElement, Cell> {
  const entered = new Set(flows.filter(({ source, target }) => source !== target).map(({ target }) => target));
  const followers = groupBy(flows, ({ source }) => source);
  const cells = new Map<ModdleElement, Cell>();
  const rows: number[] = [];
  let layer: readonly ModdleElement[] = nodes.filter((node) => !entered.has(node));
  // What is only reached in circles has no beginning: one of its nodes is taken for one.
  let next = 0;
  for (let column = 0; ; column += 1) {
    const fresh = [...new Set(layer)].filter((node) => !cells.has(node));
    if (fresh.length === 0) {
      let left = nodes[next];
      while (left !== undefined && cells.has(left)) left = nodes[(next += 1)];
      if (left === undefined) return cells;
      layer = [left];
      column = -1;
      continue;
    }
    for (const node of fresh) {
      const row = rows[column] ?? 0;
      cells.set(node, { column, row });
      rows[column] = row + 1;
    }
    layer = fresh.flatMap((node) => (followers.get(node) ?? []).map(({ target }) => target));
  }
}
