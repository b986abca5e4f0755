import type { Identified } from '../resource/defineResource.ts';
import type { List } from '../list/useList.ts';

/** Gives the list with a `reload` that also calls `changed` after a change of its records. */
export function useReloading<Row extends Identified, Name extends string>(
  list: List<Row, Name>,
  changed: (() => Promise<void>) | undefined,
): List<Row, Name> {
  if (changed === undefined) return list;
  const reload: typeof list.reload = async (change) => {
    const reloaded = list.reload(change);
    // `call` has told the user of a failure, and the list is up to date all the same.
    if (change !== undefined) await changed().catch(() => {});
    await reloaded;
  };
  return { ...list, reload };
}
