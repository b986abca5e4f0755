import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
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
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => onCover(isOver), [onCover, isOver]);
  useFocusAfter(isOver, content);
  return (
    <>
      <div ref={content} style={{ display: isOver ? 'none' : 'contents' }}>
        {children}
      </div>
      {isOver && <SignedOut resume={resume} />}
    </>
  );
}

/** Gives the focus back to what had it when the content was covered, unless it is somewhere else by then. */
function useFocusAfter(isCovered: boolean, content: RefObject<Element | null>): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const node = content.current?.getRootNode();
    const root = node instanceof ShadowRoot ? node : document;
    const isElsewhere = ![null, node instanceof ShadowRoot ? node.host : null].includes(focusIn(document));
    if (isCovered) before.current = focusIn(root);
    else if (!isElsewhere && focusIn(root) === null && before.current instanceof HTMLElement) before.current.focus();
  }, [isCovered, content]);
}

/** Gives what has the focus, as a part of the document sees it; null where nothing has. */
const focusIn = ({ activeElement }: DocumentOrShadowRoot): Element | null =>
  activeElement === document.body ? null : activeElement;

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
