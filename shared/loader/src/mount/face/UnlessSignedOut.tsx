import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { MountedFace } from './MountedFace.tsx';

interface UnlessSignedOutProps {
  session: { readonly read: () => { readonly phase: string }; readonly subscribe: (listener: () => void) => () => void };
  /** Is told whether what pages draw outside of their element is covered too. */
  onCover: (isCovered: boolean) => void;
  /** Tries to start the session again. */
  resume: () => Promise<void>;
  children: ReactNode;
}

/**
 * Covers what is mounted while the session is over. Nothing in it ends meanwhile, so that unsaved work is there when
 * the session goes on.
 */
export function UnlessSignedOut({ session, onCover, resume, children }: UnlessSignedOutProps) {
  const isOver = useSyncExternalStore(session.subscribe, () => session.read().phase !== 'started');
  useLayoutEffect(() => onCover(isOver), [onCover, isOver]);
  return (
    <>
      <div style={{ display: isOver ? 'none' : 'contents' }}>{children}</div>
      {isOver && <SignedOut resume={resume} />}
    </>
  );
}

function SignedOut({ resume }: Pick<UnlessSignedOutProps, 'resume'>) {
  const [tried, setTried] = useState<'not yet' | 'now' | 'in vain'>('not yet');
  const tryAgain = async () => {
    setTried('now');
    try {
      await resume();
    } catch {
      setTried('in vain');
    }
  };
  return (
    <MountedFace busy={tried === 'now'} onRetry={() => void tryAgain()}>
      {tried === 'in vain' ? '仍未登录，请先登录，再重试。' : '需要登录后才能继续，未保存的内容会保留。'}
    </MountedFace>
  );
}
