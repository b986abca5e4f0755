import type { Id } from '@zhilv/contract';
import { inArray } from 'drizzle-orm';
import { rowsWhere, type Scope } from '../../records/rows.ts';
import { eachOnce } from '../idLists.ts';
import { forms } from './form.table.ts';

/** Gives the names of forms by their ids as text; a form that was deleted has none. */
export async function formNamesOf(scope: Scope, ids: readonly (Id | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = eachOnce(ids.filter((id) => id !== null));
  if (wanted.length === 0) return new Map();
  const found = await rowsWhere(scope, forms, inArray(forms.id, wanted), { columns: ['id', 'name'] });
  return new Map(found.map(({ id, name }) => [String(id), name]));
}
