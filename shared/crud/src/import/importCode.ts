import { later } from '../later/later.ts';

/** Loads the dialog of an import, which few people open. */
export const importCode = later(async () => {
  const [{ Modal }, { ImportDialog }] = await Promise.all([import('@zhilv/ui/modal'), import('./ImportDialog.tsx')]);
  return { Modal, ImportDialog };
});
