import { useStore } from 'jotai';
import { agreeToLoseWork } from './agreeToLoseWork.ts';

const FOR_UPDATE = { content: '有未保存的修改，更新后将丢失。确定现在更新吗？', okText: '立即更新' };

/**
 * Loads the document anew, and with it the live release of the host; asks first when unsaved work would be lost.
 * @param question the text to ask with
 */
export function useReload(question: Readonly<typeof FOR_UPDATE> = FOR_UPDATE): (before?: () => void) => Promise<void> {
  const store = useStore();
  return async (before) => {
    if (!(await agreeToLoseWork(store, question))) return;
    before?.();
    window.location.reload();
  };
}
