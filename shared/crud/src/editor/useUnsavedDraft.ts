import { confirm, useUnsavedChanges } from '@zhilv/platform';

/**
 * Tells the shell of unsaved work in a dialog, and gives the way to leave it: it asks where there is such work, and then calls `close`.
 *
 * @example const leave = useUnsavedDraft(password !== '', onClose);
 */
export function useUnsavedDraft(isDirty: boolean, close: () => void): () => Promise<void> {
  useUnsavedChanges(isDirty);
  return async () => {
    if (isDirty && !(await confirm({ content: '填写的内容还没有保存，确定放弃吗？', danger: true }))) return;
    close();
  };
}
