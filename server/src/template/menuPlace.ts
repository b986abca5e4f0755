import { seededMenuRows } from '../system/menu/seededMenuRows.ts';

/** The ids of further seeded menu rows begin here, apart from those that real back ends have. */
const FIRST_ID = 7000;

/** Each addition has ten ids. */
const BLOCK = 10;

/** A free place among the seeded menu rows. */
export interface MenuPlace {
  /** The first of ten free ids. */
  readonly id: number;
  /** The row at the root whose path is the module's; null: there is none yet. */
  readonly parentId: number | null;
  /** Behind all its siblings. */
  readonly sort: number;
}

/** Gives the place for the rows of a module's next page. */
export function menuPlace(module: string): MenuPlace {
  const ids = seededMenuRows.map(({ id }) => Number(id)).filter((id) => id >= FIRST_ID);
  const parentId = Number(seededMenuRows.find((row) => row.parentId === 0 && row.path === `/${module}`)?.id ?? 0);
  const siblings = seededMenuRows.filter((row) => row.parentId === parentId && row.type !== 3).map(({ sort }) => sort ?? 0);
  return {
    id: ids.length === 0 ? FIRST_ID : (Math.floor(Math.max(...ids) / BLOCK) + 1) * BLOCK,
    parentId: parentId || null,
    sort: Math.max(0, ...siblings) + 10,
  };
}
