import { later } from '../later/later.ts';

/**
 * Loads the form of every editor and the dialog around it. Most visits to a list only read, so both are loaded when a form
 * is about to be opened. The form must not itself import code that may fail to load: a module that ran while an import was
 * missing stays broken, and a second press would not help.
 */
export const editorCode = later(async () => {
  const [{ Modal }, { EditorForm }] = await Promise.all([import('@zhilv/ui/modal'), import('./EditorForm.tsx')]);
  return { Modal, EditorForm };
});
