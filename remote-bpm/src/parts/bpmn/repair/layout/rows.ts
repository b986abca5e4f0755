import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import type { Cell } from './grid/Grid.ts';
import type { Satellite } from './satellites.ts';

export interface ArrangedRows {
  readonly cells: ReadonlyMap<ModdleElement, Cell>;
  /** The first and the last row of each band. */
  readonly rowsOf: readonly (readonly [number, number])[];
}

interface Bands {
  readonly bands: number;
  readonly bandOf: ReadonlyMap<ModdleElement, number>;
}

/**
 * Puts the rows of each band together, and rows for satellites between those of nodes: annotations above the node that they are
 * near, data below. A node in no band is put into the first.
 */
export function arrangeRows(
  placed: ReadonlyMap<ModdleElement, Cell>,
  satellites: readonly Satellite[],
  { bands, bandOf }: Bands,
): ArrangedRows {
  const last = [...placed.values()].reduce((most, { row }) => Math.max(most, row), 0);
  // Between two rows there is room for those of satellites, which are fractions.
  const height = last + 2;
  const cells = new Map<ModdleElement, Cell>();
  for (const [node, { column, row }] of placed) cells.set(node, { column, row: (bandOf.get(node) ?? 0) * height + row });
  const taken = new Set<string>();
  let unattached = 0;
  for (const { element, near } of satellites) {
    const cell = near === null ? undefined : cells.get(near);
    if (cell === undefined) {
      cells.set(element, { column: unattached, row: (bands - 1) * height + last + 1 });
      unattached += 1;
      continue;
    }
    const step = element.$instanceOf('bpmn:TextAnnotation') ? -1 : 1;
    for (let count = 1; ; count += 1) {
      // It comes nearer to half a row, and never to the next node.
      const row = cell.row + step * (0.5 - 0.25 / count);
      if (taken.has(`${cell.column} ${row}`)) continue;
      taken.add(`${cell.column} ${row}`);
      cells.set(element, { column: cell.column, row });
      break;
    }
  }
  return compact(cells, bands, height);
}

/** Numbers the rows that something stands in. An empty band has a row all the same. */
function compact(cells: ReadonlyMap<ModdleElement, Cell>, bands: number, height: number): ArrangedRows {
  const bandAt = (row: number): number => Math.floor((row + 0.5) / height);
  const rows = new Set([...cells.values()].map(({ row }) => row));
  const filled = new Set([...rows].map(bandAt));
  for (let band = 0; band < bands; band += 1) if (!filled.has(band)) rows.add(band * height);
  const sorted = [...rows].sort((one, other) => one - other);
  const numbers = new Map(sorted.map((row, index) => [row, index]));
  const rowsOf: [number, number][] = [];
  for (const [index, row] of sorted.entries()) {
    const band = bandAt(row);
    rowsOf[band] = [rowsOf[band]?.[0] ?? index, index];
  }
  return {
    cells: new Map([...cells].map(([element, { column, row }]) => [element, { column, row: numbers.get(row) ?? 0 }])),
    rowsOf,
  };
}
