import { SITE_HOME } from '@zhilv/site/addresses';
import { confirm, session } from '@zhilv/platform';
import { useStore } from 'jotai';
import { forgetUnsavedAtom, unsavedTabIdsAtom } from '../unsaved/unsavedAtoms.ts';

/** Signs out when the user confirms, and leaves for the public site. */
export function useLeaveSession(): () => Promise<void> {
  const store = useStore();
  return async () => {
    const losesWork = store.get(unsavedTabIdsAtom).size > 0;
    const content = losesWork ? '有未保存的修改，退出后将丢失。确定注销并退出系统吗？' : '确定注销并退出系统吗？';
    if (!(await confirm({ content, danger: losesWork }))) return;
    // The user has answered, so the browser need not ask the same again.
    store.set(forgetUnsavedAtom);
    await session.signOut();
    await dropDrafts();
    window.location.assign(SITE_HOME);
  };
}

/** The longest that somebody who leaves waits for it, in milliseconds: storage of a browser may hang. */
const LONGEST_MS = 2000;

async function dropDrafts(): Promise<void> {
  try {
    const { forgetDrafts } = await import('./forgetDrafts.lazy.ts');
    await Promise.race([forgetDrafts(), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
  } catch {
    // The code did not come, or the browser keeps nothing. Nobody else is offered these drafts, and they go after a week.
  }
}
