import { useAtomValue, useSetAtom } from 'jotai';
import { CircleArrowUp, X } from 'lucide-react';
import { useReload } from '../unsaved/useReload.ts';
import styles from './NewHostPrompt.module.css';
import { dismissNewHostAtom, newHostPromptAtom } from './releaseAtoms.ts';

/** Says that another release of the host is live and loads it when the user agrees. It takes no room from anything else. */
export function NewHostPrompt() {
  const host = useAtomValue(newHostPromptAtom);
  const dismiss = useSetAtom(dismissNewHostAtom);
  const reload = useReload();

  const leaveIt = () => {
    dismiss();
    // The button is removed and would take the focus with it.
    document.getElementById('content')?.focus({ preventScroll: true });
  };

  // The region exists from the start, for screen readers announce only additions to a region that they know.
  return (
    <div className={styles['prompt']} data-due={host ? true : undefined}>
      <span role="status" className={styles['text']}>
        {host && (
          <>
            <CircleArrowUp className={styles['mark']} size={16} strokeWidth={1.5} aria-hidden="true" />
            <span className={styles['words']}>{host.isNewer ? '新版本可用' : '控制台版本已变更'}</span>
          </>
        )}
      </span>
      {host && (
        <>
          <button type="button" className={styles['update']} onClick={() => void reload()}>
            立即更新
          </button>
          <button type="button" className={styles['dismiss']} aria-label="暂不更新" title="暂不更新" onClick={leaveIt}>
            <X size={16} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  );
}
