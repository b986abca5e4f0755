import { type Resource, valueOf } from '../../resource/defineResource.ts';
import type { Filters, FilterValue } from '../../state/listState.ts';
import type { Placed } from './treeOf.ts';

/** Keeps the records that match the filters, and those above them, by which people know where they are. */
export function filterTree<Row extends Placed>(
  { fields }: Pick<Resource, 'fields'>,
  rows: readonly Row[],
  filters: Filters,
): readonly Row[] {
  const asked = Object.entries(filters);
  if (asked.length === 0) return rows;
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const kept = new Set<Row>();
  for (const row of rows) {
    if (!asked.every(([name, filter]) => fits(valueOf(row, name), filter, fields[name]?.column))) continue;
    // A circle ends at a record that is kept already.
    for (let above: Row | undefined = row; above !== undefined && !kept.has(above); above = byId.get(String(above.parentId))) {
      kept.add(above);
    }
  }
  return rows.filter((row) => kept.has(row));
}

/** Texts are found by a part of them, times by a range, and all others by the whole value. */
function fits(value: unknown, filter: FilterValue, column: string | undefined): boolean {
  if (typeof filter !== 'string') {
    const [begin, end] = filter.map((text) => (text === '' ? undefined : Date.parse(text.replace(' ', 'T'))));
    return typeof value === 'number' && (begin === undefined || value >= begin) && (end === undefined || value <= end);
  }
  const text = String(value ?? '');
  if (column !== 'text' && column !== 'long') return text === filter;
  return text.toLocaleLowerCase().includes(filter.toLocaleLowerCase());
}
