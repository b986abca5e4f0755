import { later } from '../later/later.ts';

/** Loads the dialog with a record's history, which few people open. */
export const changesCode = later(async () => {
  const [{ Modal }, { ChangeList }] = await Promise.all([import('@zhilv/ui/modal'), import('./ChangeList.tsx')]);
  return { Modal, ChangeList };
});
