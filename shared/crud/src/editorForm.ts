import { later } from './later.ts';

/**
 * The form of every editor, and the dialog it stands in. Most visits to a list only read; so both come when a form is
 * about to be opened. The form imports nothing else that has to come first: a module that ran while something it
 * imports was missing stays broken, and no second press would help.
 */
export const editorForm = later(async () => {
  const [{ Modal }, { EditorForm }] = await Promise.all([import('@zhilv/ui/modal'), import('./EditorForm.tsx')]);
  return { Modal, EditorForm };
});
