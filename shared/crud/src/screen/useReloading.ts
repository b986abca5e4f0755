import type { Identified } from '../resource/defineResource.ts';
import type { List } from '../list/useList.ts';

/** The list, which after a change of its records also brings up to date what else shows them. */
export function useReloading<Row extends Identified, Name extends string>(
  list: List<Row, Name>,
  changed: (() => Promise<void>) | undefined,
): List<Row, Name> {
  if (changed === undefined) return list;
  const reload: typeof list.reload = async (change) => {
    const reloaded = list.reload(change);
    // `call` has told the user when it fails; the list is up to date all the same.
    if (change !== undefined) await changed().catch(() => {});
    await reloaded;
  };
  return { ...list, reload };
}
