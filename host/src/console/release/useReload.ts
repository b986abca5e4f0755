import { confirm } from '@zhilv/platform';
import { useStore } from 'jotai';
import { forgetUnsavedAtom, unsavedTabIdsAtom } from '../tab/tabAtoms.ts';

/** Takes the document anew, and with it the host's live release; asks first when work would be lost. */
export function useReload(): () => Promise<void> {
  const store = useStore();
  return async () => {
    const losesWork = store.get(unsavedTabIdsAtom).size > 0;
    const content = '有未保存的修改，更新后将丢失。确定现在更新吗？';
    if (losesWork && !(await confirm({ content, danger: true, okText: '立即更新' }))) return;
    // Answered: the browser need not ask the same once more.
    store.set(forgetUnsavedAtom);
    window.location.reload();
  };
}
