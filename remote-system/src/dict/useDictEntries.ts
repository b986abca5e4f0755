import { useList } from '@zhilv/crud';
import { dictionary } from '@zhilv/platform';
import { dictEntries } from './dictEntries.ts';

/** The list of entries; after a change the whole console shows their new labels and colours. */
export function useDictEntries() {
  const list = useList(dictEntries);
  const reload: typeof list.reload = async (change) => {
    const reloaded = list.reload(change);
    // `call` has told the user when it fails; the list is up to date all the same.
    if (change !== undefined) await dictionary.load().catch(() => {});
    await reloaded;
  };
  return { ...list, reload };
}
